// The host's invitation is told by the server once; this browser keeps it for the time of the table.
const key = (table: string): string => `sternhafen.invite.${table}`;

export function keepInvite(table: string, invite: string): void {
  try {
    sessionStorage.setItem(key(table), invite);
  } catch {
    /* storage closed: a new invitation can be made in the room */
  }
}
export function invite(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null;
  }
}
export const inviteLink = (table: string, secret: string): string =>
  `${location.origin}/t/${table}?invite=${encodeURIComponent(secret)}`;
