export interface MailAddress {
  name: string;
  address: string;
}

export interface MailFile {
  filename: string;
  contentType: string;
  /** Read when the mail goes out, and only then. */
  content: () => AsyncIterable<Uint8Array>;
}

export interface Mail {
  to: string | readonly string[];
  cc?: readonly string[];
  bcc?: readonly string[];
  /** The product itself when nobody is named. */
  from?: MailAddress;
  subject: string;
  text: string;
  html?: string;
  files?: readonly MailFile[];
  /** Stays the same when a job sends again, so that a receiver can recognize the copy. */
  messageId: string;
}

/** A mail that no server could take, however often it is tried. */
export class BadMail extends Error {}

/** Names are not held to one line where they are typed; the header of a mail is. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const ADDRESS = /^[^\s<>(),;:"\\[\]@]+@[^\s<>(),;:"\\[\]@]+$/;

/** The last line of defense: what would end a header and begin another, or name two receivers as one, never leaves. */
export function checkHeaders({ to, cc = [], bcc = [], from, subject, files = [] }: Mail): void {
  const addresses = [...(typeof to === 'string' ? [to] : to), ...cc, ...bcc];
  if (from) addresses.push(from.address);
  const words = [...addresses, subject, from?.name ?? '', ...files.map(({ filename }) => filename)];
  if (words.some((word) => /[\p{Cc}\u2028\u2029]/u.test(word)))
    throw new BadMail('A line break in a mail header.');
  if (!addresses.every((address) => ADDRESS.test(address)))
    throw new BadMail('This is not one mail address.');
}
