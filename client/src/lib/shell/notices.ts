// "It is your decision", when the page is not looked at: a system notice and, if wished, a short sound.
import { settings } from "../settings.svelte";

export const noticesPossible = (): boolean => "Notification" in globalThis && Notification.permission !== "denied";
export async function askForNotices(): Promise<boolean> {
  return noticesPossible() && (await Notification.requestPermission()) === "granted";
}

export function noticeTurn(title: string, words: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !noticesPossible()) return;
  const notice = new Notification(title, { body: words, tag: "sternhafen-turn", icon: "/favicon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [i, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator(), volume = audio.createGain();
      const at = audio.currentTime + i * 0.12;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.3);
    }
  } catch { /* a browser without sound stays silent */ }
}
