// The installed app: its service worker, and push messages for turns where the browser and the person want them.
import { get, post } from "../net/http";
import type { PushAnswer } from "../../generated/protocol";

export function startWorker(): void {
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    void navigator.serviceWorker.register("/sw.js").catch(() => {});
}

const bytes = (word: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function manager(): Promise<PushManager | null> {
  if (!(await navigator.serviceWorker?.getRegistration())) return null;
  return (await navigator.serviceWorker.ready).pushManager ?? null;
}

/** a browser whose push service is out of reach tries for ever: after so long people are told */
const PATIENCE = 15_000;

/** from now on turns are told to this browser, even when no page is open; false where that cannot be, or not yet */
export const subscribe = (): Promise<boolean> =>
  Promise.race([arranged(), new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE))]);

async function arranged(): Promise<boolean> {
  try {
    const push = await manager();
    if (!push) return false;
    const { key } = await get<PushAnswer>("/api/push");
    const made = (await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
    await post("/api/push", { endpoint: made.endpoint, p256dh: made.keys?.["p256dh"], auth: made.keys?.["auth"] });
    return true;
  } catch {
    return false;
  }
}

export async function unsubscribe(): Promise<void> {
  const made = await (await manager())?.getSubscription();
  if (!made) return;
  const stop = () => post("/api/push/stop", { endpoint: made.endpoint });
  // once more when it was lost: a line that was idle too long may end just as it is written to, and nobody says it later
  await stop()
    .catch(stop)
    .catch(() => {});
  await made.unsubscribe().catch(() => false);
}
