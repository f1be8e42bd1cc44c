import type { Text } from "./wire";

/** a refusal or failure of the server, with words for the player */
export class Problem extends Error {
  constructor(readonly status: number, readonly kind: string, readonly text: Text) {
    super(`${status} ${kind}`);
  }
}

const offline = (): Problem => new Problem(0, "offline", { key: "error-offline" });

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw offline();
  }
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = (data as { error?: { kind?: string; text?: Text } } | null)?.error;
  throw new Problem(answer.status, error?.kind ?? "unknown", error?.text ?? { key: "error-server", args: { status: answer.status } });
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
