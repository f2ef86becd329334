import type { SheetEnding } from '#platform/shared/sheets/endings.ts';
import { TooMuch } from '../threads/too-much.ts';
import { sheetNames } from './plain-archive.ts';
import { readCsv } from './read-csv.ts';
import { Unreadable } from './unreadable.ts';

// What the threads that read files of rows have in common.

export interface SheetFile {
  bytes: Uint8Array;
  ending: SheetEnding;
}

/** Why a file cannot be read: an error would not come through from a thread as it is. */
export interface Problem {
  problem: string;
}

/** The sheets of a workbook; a CSV file is one without a name. */
export const listSheets = ({ bytes, ending }: SheetFile): Promise<{ names: string[] } | Problem> =>
  orProblem(async () => ({ names: ending === '.xlsx' ? sheetNames(asBuffer(bytes)) : [''] }));

/** Every line of a CSV file, or of a sheet of a workbook; of the first one when none is named. */
export async function readSheet({ bytes, ending }: SheetFile, sheet = ''): Promise<string[][]> {
  if (ending === '.csv') return readCsv(asBuffer(bytes));
  // Only when it is needed: a thread that reads lines of text starts sooner without it.
  const { readXlsx } = await import('./read-xlsx.ts');
  return readXlsx(asBuffer(bytes), sheet);
}

export async function orProblem<Found extends object>(work: () => Promise<Found>): Promise<Found | Problem> {
  try {
    return await work();
  } catch (error) {
    return problemOf(error);
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Unreadable) return { problem: error.message };
  throw error;
}

/** On the other side of the thread. */
export function readOrThrow<Read extends object>(answer: Read | Problem): Read {
  if ('problem' in answer) throw new Unreadable(answer.problem);
  return answer;
}

const TOO_LARGE =
  'This file is too large to be read at once. Split it, and remove anything far to the right of its columns or below its rows.';

/** A thread at its limits, in words for whoever sent the file. */
export const asUnreadable = (error: unknown): unknown =>
  error instanceof TooMuch ? new Unreadable(TOO_LARGE) : error;

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
