import { CONTENT_TYPES, extensionOf, NOT_TAKEN, problemOfName } from '#areas/attachments/rules.ts';
import { type GateFacts, isOpen } from '#platform/shared/gates.ts';

export const NAME_MAX = 255;
/** How long something lies in the bin before it is gone for good. */
export const BIN_DAYS = 30;
/** A search that finds more shows as many; whoever looks for one file types more of its name. */
export const MOST_FOUND = 500;
/** Where the bytes of a locker lie in the file store. */
export const ROOT = 'locker';

export const CIRCLE = 'A folder cannot be moved into itself or into a folder inside it.';

/** A name as it is kept: accents in one form, whatever computer it was typed on. */
export function tidyName(given: string): string {
  return given.toWellFormed().normalize('NFC').trim();
}

/** A name as names are compared. */
export function lowName(name: string): string {
  return tidyName(name).toLowerCase();
}

/** What is wrong with the name of a folder or a file. */
export function nameProblem(name: string): string | undefined {
  if (/[/\\]/.test(name)) return 'Do not use a slash in a name.';
  // Invisible signs would let one name read as another.
  if (/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(name))
    return 'Do not use line breaks or invisible characters in a name.';
  if (/^\.+$/.test(name)) return 'A name needs more than dots.';
  return undefined;
}

/** What is wrong with a new name of a file: it keeps the ending of its kind, and none hides behind another. */
export function fileNameProblem(name: string, contentType: string): string | undefined {
  const ending = extensionOf(name);
  if (ending && CONTENT_TYPES[ending] === contentType) return problemOfName(name, 1);
  const kept = Object.entries(CONTENT_TYPES).find(([, type]) => type === contentType)?.[0];
  return kept ? `Keep the ending .${kept}.` : NOT_TAKEN;
}

export function takenWords(name: string): string {
  return `There is already a file or folder named ${name} here. Choose another name.`;
}

/**
 * The office whose locker someone opens: their home office. Owners and administrators open every office's, and so does
 * someone without a home office, who takes payments for any office as well.
 */
export function lockerOffice(facts: GateFacts): number | 'every' {
  return isOpen('admin', facts) ? 'every' : (facts.officeId ?? 'every');
}

export function opensLocker(facts: GateFacts, officeId: number): boolean {
  const own = lockerOffice(facts);
  return own === 'every' || own === officeId;
}

const DAY_MS = 86_400_000;

/** What was thrown away before this moment is gone for good. */
export function sweptBefore(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS);
}

/** When something thrown away at that moment is gone for good. */
export function goneAt(binnedAt: Date): Date {
  return new Date(binnedAt.getTime() + BIN_DAYS * DAY_MS);
}

interface Place {
  masterId: number;
  yearWeekFolder: string;
  guid: string;
  extension: string;
}

/** Where the bytes of a version lie. */
export function bytesKey({ masterId, yearWeekFolder, guid, extension }: Place): string {
  return `${ROOT}/${masterId}/${yearWeekFolder}/${guid}${extension}`;
}

/** What somebody typed to search by, in words. */
export function searchWords(typed: string): string[] {
  return typed.split(/\s+/).filter((word) => word !== '');
}
