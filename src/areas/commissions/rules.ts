import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Cents, type PercentHundredths, readMoney, showMoney } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import {
  FORWARDED,
  type LineSource,
  type LineStatus,
  SETTLED,
  SOURCE_WORDS,
  STATUS_WORDS,
} from './statuses.ts';

/** More than any commission; anything above was mistyped. */
export const LARGEST_COMMISSION: Cents = 10_000_000_00;

/** What a file of no single company is called. */
export const ALL_COMPANIES = 'All Companies';

const START_AFTER_END = 'Start date must be before end date';

export function diffOf({ adjusted, commission }: { adjusted: Cents; commission: Cents }): Cents {
  return adjusted - commission;
}

/** What a term's commission comes to: of the premium, in cents, half a cent away from zero. */
export function generatedCommission(premium: Cents, percent: PercentHundredths): Cents {
  return Math.round((premium * percent) / 10_000);
}

interface FileState {
  pending: number;
  staged: number;
  settled: number;
  forwarded: number;
  /** Shares of settled lines that are not in the ledger yet. */
  postable: number;
  active: boolean;
  posted: boolean;
}

/** Why a file cannot be deleted, or nothing. */
export function whyNotDelete({
  settled,
  forwarded,
  posted,
}: Pick<FileState, 'settled' | 'forwarded' | 'posted'>): string | undefined {
  if (posted) return CLOSED;
  if (settled === 0 && forwarded === 0) return undefined;
  return 'A file that holds settled or forwarded lines cannot be deleted.';
}

/** Why a file cannot be posted, or nothing. */
export function whyNotPost({ postable }: Pick<FileState, 'postable'>): string | undefined {
  return postable > 0 ? undefined : 'Nothing in this file is settled and not posted yet.';
}

export const ARCHIVED = 'This file is archived. Un-archive it first.';

export const CLOSED = 'This file is posted and closed. Corrections go into a later file.';

/** Why a file takes nothing new, and nothing in it is corrected. What was left open when it was posted can still be settled. */
export function whyLocked({ active, posted }: Pick<FileState, 'active' | 'posted'>): string | undefined {
  if (!active) return ARCHIVED;
  return posted ? CLOSED : undefined;
}

/** Why lines do not move on: in a posted file only those that were left open do. */
export function whyNotMove({
  active,
  posted,
  open,
}: Pick<FileState, 'active' | 'posted'> & { open: number }) {
  if (!active) return ARCHIVED;
  return posted && open === 0 ? CLOSED : undefined;
}

const NO_POLICY = 'matched with no policy';

/** Whether a refusal is about lines of no policy, so that somebody can say that it is meant. */
export const isAboutUnmatched = (refusal: string) => refusal.includes(NO_POLICY);

/** Why a file with lines of no policy is neither posted nor archived, and they are not settled, unless somebody means it. */
export function unmatchedWords({ lines, amount }: { lines: number; amount: Cents }): string | undefined {
  if (lines === 0) return undefined;
  const are = lines === 1 ? 'line is' : 'lines are';
  return `${showCount(lines)} ${are} ${NO_POLICY}: ${showMoney(amount)}. Assign ${lines === 1 ? 'it' : 'them'} first, or say that nobody but the house earns of ${lines === 1 ? 'it' : 'them'}.`;
}

interface CorrectedLine {
  status: LineStatus;
  file_id: number | null;
  policy_id: number | null;
  /** By two lines that stand. */
  corrected: boolean;
  archived: boolean;
  posted: boolean;
  /** How many people earn of it. */
  earners: number;
}

/** Why a line cannot be paid to somebody else, or nothing. What is settled is corrected wherever it is. */
export function whyNotCorrect(line: CorrectedLine): string | undefined {
  if (line.file_id === null) return 'This line is not in a file yet.';
  if (line.status === FORWARDED) return 'This line was forwarded. Correct the one that continues it.';
  if (line.corrected) return 'This line is corrected already. Correct the line that pays it anew.';
  if (line.earners === 0)
    return 'Nobody but the house earns of this line. Assign it, or give its policy a producer.';
  return line.status === SETTLED ? undefined : whyLocked({ active: !line.archived, posted: line.posted });
}

interface CreateInput {
  forwardOnly: boolean;
  start: string | null;
  end: string | null;
  deposit: string | null;
}

/** What the fields of a new file must satisfy together. With forwarded lines only there are no dates. */
export function createProblems({ forwardOnly, start, end, deposit }: CreateInput): FieldErrors {
  if (forwardOnly) return {};
  const errors: FieldErrors = {};
  if (!start) errors.start = ['Enter the first day.'];
  if (!end) errors.end = ['Enter the last day.'];
  if (!deposit) errors.deposit = ['Enter the day of the deposit.'];
  if (start && end && start > end) errors.start = [START_AFTER_END];
  return errors;
}

interface MergedFacts {
  companyId: number | null;
  forwardOnly: boolean;
  start: string | null;
  end: string | null;
  depositAmount: Cents | null;
}

/** What becomes of the target's facts: the days widen, different companies become all, deposit amounts add up. */
export function mergedFacts(target: MergedFacts, sources: readonly MergedFacts[]): MergedFacts {
  const all = [target, ...sources];
  const given = <T>(values: readonly (T | null)[]) => values.filter((value) => value !== null) as T[];
  const [starts, ends] = [given(all.map(({ start }) => start)), given(all.map(({ end }) => end))];
  const amounts = given(all.map(({ depositAmount }) => depositAmount));
  return {
    companyId: all.every(({ companyId }) => companyId === target.companyId) ? target.companyId : null,
    forwardOnly: all.every(({ forwardOnly }) => forwardOnly),
    start: starts.sort()[0] ?? null,
    end: ends.sort().at(-1) ?? null,
    depositAmount: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
  };
}

/** In the list: exactly one file receives, at least one is merged into it, and none is both. */
export function canMerge(from: readonly number[], to: readonly number[]): boolean {
  return to.length === 1 && from.length > 0 && !from.some((id) => to.includes(id));
}

/** After an action that touched every line of the filter there is nothing left to look at under it. */
export function emptiesFilter(affected: number, total: number): boolean {
  return affected >= total;
}

/** The page sizes of the lists of this area. */
export function filePageSizes(total: number): (number | 'all')[] {
  const sizes: (number | 'all')[] = [15, 20, 30];
  if (total > 30) sizes.push(50);
  if (total > 50) sizes.push(100);
  if (total > 100) sizes.push('all');
  return sizes;
}

/** An amount as it was typed or pasted, in cents; a loss may be in parentheses, as spreadsheets write it. */
export function readAmount(typed: string): Cents | undefined {
  const text = typed.trim();
  const bracketed = /^\((.*)\)$/.exec(text.replace(/^\$\s*/, ''));
  const cents = readMoney(bracketed ? `-${bracketed[1]}` : text.replace(/^\$\s*-/, '-'));
  return cents !== undefined && Math.abs(cents) <= LARGEST_COMMISSION ? cents : undefined;
}

/** The cells of a column that was copied in a spreadsheet; of several columns the first. */
export function readColumn(pasted: string): string[] {
  const rows = pasted.replace(/\r?\n$/, '').split(/\r?\n/);
  return rows.map((row) => (row.split('\t')[0] ?? '').trim());
}

interface LinesOfFile {
  file: number;
  company: string;
  creator: string;
  lines: number;
  total: Cents;
}

/** 1 generated line ($125.00) in file 1500001 (Blue Heron, created by Pat Example) */
function namedLines({ file, company, creator, lines, total }: LinesOfFile, kind = ''): string {
  const what = `${showCount(lines)} ${kind}${lines === 1 ? 'line' : 'lines'} (${showMoney(total)})`;
  return `${what} in file ${file} (${company}, created by ${creator})`;
}

const were = ({ lines }: LinesOfFile) => (lines === 1 ? 'was' : 'were');

/** What a file lost to the carrier's lines, for whoever brought those. */
export function replacedWords(lost: LinesOfFile): string {
  return `${namedLines(lost, 'generated ')} ${were(lost)} replaced by the carrier's lines.`;
}

/** What came back into a file when the carrier's lines went. */
export function restoredWords(back: LinesOfFile): string {
  return `${namedLines(back, 'generated ')} ${were(back)} restored.`;
}

/** What became of the lines of a file: removed, staged again, unmatched again. */
export function changedWords(changed: LinesOfFile, became: string): string {
  return `${namedLines(changed)} ${were(changed)} ${became}.`;
}

/** Lines of terms that have a line added by hand too; nothing when there are none. */
export function besideManualWords({ lines, total }: { lines: number; total: Cents }): string | undefined {
  if (lines === 0) return undefined;
  const [are, terms] = lines === 1 ? ['line is', 'a term'] : ['lines are', 'terms'];
  return `${showCount(lines)} ${are} for ${terms} that also ${lines === 1 ? 'has' : 'have'} a line added by hand: ${showMoney(total)}. Delete one of the two if only one is meant.`;
}

interface SameTerm {
  file: number | null;
  source: LineSource;
  status: LineStatus;
  amount: Cents;
}

/** What else counts for the term of a line that was just added by hand; nothing when it is the only one. */
export function sameTermWords(others: readonly SameTerm[]): string | undefined {
  if (others.length === 0) return undefined;
  const named = others.map(({ file, source, status, amount }) => {
    const place = file === null ? 'not in a file yet' : `in file ${file}`;
    return `${SOURCE_WORDS[source]} ${showMoney(amount)} ${place} (${STATUS_WORDS[status]})`;
  });
  const [has, all] = others.length === 1 ? ['a line', 'Both'] : [`${others.length} lines`, 'All of them'];
  return `This term already has ${has}: ${named.join(', ')}. ${all} will be paid.`;
}

/** What corrects settled lines, for whoever made it necessary; nothing when there was nothing to correct. */
export function correctedWords({ lines, total, file }: { lines: number; total: Cents; file: number | null }) {
  if (lines === 0) return undefined;
  const place = file === null ? 'wait for the next file' : `are in file ${file}`;
  return `${showMoney(total)} was settled already: ${lines} correcting lines ${place}, which take it back and pay it anew.`;
}

interface AlreadyPaid {
  lines: number;
  total: Cents;
  remains: Cents;
  open: Cents;
}

/** Carrier lines whose terms a generated line has paid, in full or in part; nothing when there are none. */
export function alreadyPaidWords({ lines, total, remains, open }: AlreadyPaid): string | undefined {
  if (lines === 0) return undefined;
  const [are, their, terms] = lines === 1 ? ['line is', 'its', 'a term'] : ['lines are', 'their', 'terms'];
  const paid = `${showCount(lines)} carrier ${are} for ${terms} that a generated line has paid already. To avoid paying twice, ${their} Adjusted is ${showMoney(remains)} instead of ${showMoney(total)}.`;
  if (open === 0) return paid;
  return `${paid} ${showMoney(open)} more was paid than the carrier has sent so far; it is taken off the next line of the term.`;
}
