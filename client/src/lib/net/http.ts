import type { Text } from "./wire";

/** a refusal or failure of the server, with words for the player */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    readonly text: Text,
  ) {
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
  const data = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return data;
  const error: { kind?: string; text?: Text } | undefined = data?.error;
  throw new Problem(
    answer.status,
    error?.kind ?? "unknown",
    error?.text ?? { key: "error-server", args: { status: answer.status } },
  );
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

/** a file of words; one that cannot be had is empty, and keys stand for its sentences */
export async function getText(path: string): Promise<string> {
  const answer = await fetch(path, { credentials: "same-origin" }).catch(() => null);
  return answer?.ok ? await answer.text() : "";
}
