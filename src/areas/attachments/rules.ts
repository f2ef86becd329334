import { whyLocked } from '#areas/tasks/rules.ts';
import { type GateFacts, whyClosed } from '#platform/shared/gates.ts';
import type { TableName } from './table-names.ts';

/** What files belong to; `open` is a task's. */
export interface FileOwner {
  tableName: TableName;
  open: boolean | null;
}

/** Why this person may not add a file, or nothing: a closed task takes files only from those who may change it. */
export function whyNotAdded(facts: GateFacts, { tableName, open }: FileOwner): string | undefined {
  return tableName === 'task' && !open ? whyLocked(facts.permissions, { open: 0 }) : undefined;
}

/**
 * Why this person may not take a file out of a record's list or bring it back, or nothing when they may. Whoever may
 * add files may take out their own. Anyone else's needs the right to change the record itself: a task depends on its
 * state, a receipt can only be voided, a lead is changed by whoever sees it, and customers, policies and finance
 * contracts by everybody.
 */
export function whyNotChanged(facts: GateFacts, owner: FileOwner, isOwn: boolean): string | undefined {
  if (isOwn) return whyNotAdded(facts, owner);
  if (owner.tableName === 'task') return whyLocked(facts.permissions, { open: owner.open ? 1 : 0 });
  return owner.tableName === 'receipt' ? whyClosed('receiptVoid', facts) : undefined;
}

/** The types that are taken, by the ending of the name. */
export const CONTENT_TYPES = {
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain; charset=utf-8',
} as const;
export type Extension = keyof typeof CONTENT_TYPES;

export const EXTENSIONS = Object.keys(CONTENT_TYPES) as Extension[];

export const NOT_TAKEN = `Only these files are accepted: ${EXTENSIONS.join(', ')}.`;
export const EMPTY = 'The file is empty.';
export const HIDDEN_TYPE = 'The name hides a second type. Rename the file.';

/** Endings of what runs when it is opened: none of them comes before another ending by chance. */
const RUNNING = new Set(
  'exe bat cmd scr pif msi ps1 sh js mjs jse vbs vbe wsf hta jar lnk html htm xhtml shtml svg php phtml asp aspx jsp cgi'.split(
    ' ',
  ),
);

const NAME_MAX = 200;

/** The name without what would make it a path or let it read as another one. */
export function cleanName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= NAME_MAX) return plain;
  const dot = plain.lastIndexOf('.');
  const ending = dot < 0 || plain.length - dot > 10 ? '' : plain.slice(dot);
  return `${[...plain].slice(0, NAME_MAX - ending.length - 1).join('')}…${ending}`;
}

/** The ending when it is one of those taken. */
export function extensionOf(name: string): Extension | undefined {
  const ending = /[^.]\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return EXTENSIONS.find((extension) => extension === ending);
}

/** What can be said against a file before its content is looked at, on the screen and on the server. */
export function problemOfName(name: string, size: number): string | undefined {
  if (!extensionOf(name)) return NOT_TAKEN;
  if (size === 0) return EMPTY;
  const inner = name.toLowerCase().split('.').slice(1, -1);
  return inner.some((part) => RUNNING.has(part.trim())) ? HIDDEN_TYPE : undefined;
}

const DAY_MS = 86_400_000;

/** The folder of a day: its ISO year and week, like 202646. */
export function yearWeekFolder(moment: Date): string {
  const day = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  // The week belongs to the year of its Thursday.
  const thursday = new Date(day + (4 - (new Date(day).getUTCDay() || 7)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}${String(week).padStart(2, '0')}`;
}

interface Place {
  masterId: number;
  yearWeekFolder: string;
  guId: string;
  fileExtension: string;
}

/** Where the content of a file is stored. */
export function fileKey({ masterId, yearWeekFolder, guId, fileExtension }: Place): string {
  return `attc2/${masterId}/${yearWeekFolder}/${guId}${fileExtension}`;
}
