// Where a report of a problem goes.

/** a mail to whoever runs this house, with what they need to know; or their page for it */
export function reportAddress(contact: string, subject: string, words: string): string {
  if (/^https?:/.test(contact)) return contact;
  const text = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`;
  return `mailto:${contact}?${text}`;
}
