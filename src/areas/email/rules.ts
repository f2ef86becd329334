import { z } from 'zod';

export const ADDRESSES_MAX = 50;
export const FILES_MAX = 40;

/** Where one address ends and the next begins. */
const BETWEEN = /[,;]/;

/** The addresses of a text or a list, each once and in the order given. */
export function addressesOf(given: string | readonly string[]): string[] {
  const parts = typeof given === 'string' ? given.split(BETWEEN) : given;
  const firsts = new Map<string, string>();
  for (const part of parts) {
    const address = part.trim();
    const key = address.toLowerCase();
    if (address !== '' && !firsts.has(key)) firsts.set(key, address);
  }
  return [...firsts.values()];
}

/** What is wrong with typed addresses, or nothing. A line break never gets into a header. */
export function addressProblem(given: string | readonly string[]): string | undefined {
  const text = typeof given === 'string' ? given : given.join(',');
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return 'Enter the addresses on one line, with commas between them.';
  const addresses = addressesOf(given);
  if (addresses.length > ADDRESSES_MAX) return `At most ${ADDRESSES_MAX} addresses.`;
  const wrong = addresses.find((address) => address.length > 254 || !z.email().safeParse(address).success);
  return wrong === undefined
    ? undefined
    : `${shorten(wrong)} is not an email address. Enter addresses like name@example.com, with commas between them.`;
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The fields that a mail cannot go without, by the names they have on the screen. */
export function missingFields(mail: {
  to: string;
  from: string;
  subject: string;
  message: string;
}): string[] {
  const needed = [
    ['To', mail.to],
    ['From', mail.from],
    ['Subject', mail.subject],
    ['Message', mail.message],
  ] as const;
  const isMissing = (name: string, value: string) =>
    name === 'To' ? addressesOf(value).length === 0 : value.trim() === '';
  return needed.filter(([name, value]) => isMissing(name, value)).map(([name]) => name);
}

const MEGABYTE = 1_048_576;

/** Why files of these sizes cannot go with one mail. */
export function filesProblem(sizes: readonly number[], sizeLimit: number): string | undefined {
  if (sizes.length > FILES_MAX) return `At most ${FILES_MAX} files can go with one email: remove some.`;
  const size = sizes.reduce((sum, each) => sum + each, 0);
  if (size <= sizeLimit) return undefined;
  const [all, most] = [Math.ceil(size / MEGABYTE), Math.floor(sizeLimit / MEGABYTE)];
  return `The files total ${all} MB. At most ${most} MB can go with one email: remove some.`;
}

/** The form's number as it is written in names of files: ACORD 25, acord_125-FL, Acord-27 (2016-03). */
const ACORD = /\bacord[\s_-]*(\d{1,4})(?:[\s_-]?([A-Z]{2})(?![A-Za-z]))?/i;

const ACORD_FORMS: Readonly<Record<string, string>> = {
  '24': 'Certificate of Property Insurance',
  '25': 'Certificate of Liability Insurance',
  '27': 'Evidence of Property Insurance',
  '28': 'Evidence of Commercial Property Insurance',
  '35': 'Cancellation Request / Policy Release',
  '36': 'Agent / Broker of Record Change',
  '37': 'Statement of No Loss',
  '45': 'Additional Interest Schedule',
  '50': 'Insurance Identification Card',
  '80': 'Homeowner Application',
  '90': 'Personal Auto Application',
  '101': 'Additional Remarks Schedule',
  '125': 'Commercial Insurance Application',
  '126': 'Commercial General Liability Section',
  '127': 'Business Auto Section',
  '130': 'Workers Compensation Application',
  '140': 'Property Section',
};

/** The first ACORD form among the files of a mail: its number and what it is called. */
export function acordFormOf(filenames: readonly string[]): { form: string; name: string } | undefined {
  for (const filename of filenames) {
    const match = ACORD.exec(filename);
    if (!match) continue;
    const [, number = '', state] = match;
    const form = [String(Number(number)), state?.toUpperCase()].filter(Boolean).join(' ');
    return { form: `ACORD ${form}`, name: ACORD_FORMS[String(Number(number))] ?? restOf(filename, match) };
  }
  return undefined;
}

/** What else the name of the file says. */
function restOf(filename: string, { index, 0: found }: RegExpExecArray): string {
  const rest = (filename.slice(0, index) + filename.slice(index + found.length)).replace(/\.\w+$/, '');
  return rest.replaceAll(/[\s_-]+/g, ' ').trim();
}

/** The kinds of files that can become pages of one PDF. */
const COMBINABLE = new Set(['.pdf', '.jpg', '.jpeg', '.jpe', '.png', '.txt']);

/** Why a file cannot be part of one PDF. */
export function whyNotCombined(filename: string, extension: string): string | undefined {
  return COMBINABLE.has(extension)
    ? undefined
    : `${filename} cannot be combined into one PDF: only PDF, JPEG, PNG and text can. Send the files separately.`;
}

/** So many tries are made; the spare ones of the job are for processes that end in the middle of one. */
export const TRIES_MAX = 12;

/** What is said in place of 'Email Sent' when somebody among the receivers takes no mail. */
export const NOT_SENT = 'Email not sent to customer as they are opted out';
