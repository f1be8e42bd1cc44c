// "It is your decision", when the page is not looked at: a system notice.
import { settings } from "../settings.svelte";

export const noticesPossible = (): boolean => "Notification" in globalThis && Notification.permission !== "denied";
export async function askForNotices(): Promise<boolean> {
  return noticesPossible() && (await Notification.requestPermission()) === "granted";
}

export function noticeTurn(title: string, words: string): void {
  if (!settings.notify || !document.hidden || !noticesPossible()) return;
  const shown = { body: words, tag: "sternhafen-turn", icon: "/icon-192.png", data: { url: location.pathname } };
  try {
    const notice = new Notification(title, shown);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // phones leave it to the worker
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, shown));
  }
}
