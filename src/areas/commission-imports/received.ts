import { showCount } from '#platform/shared/show-count.ts';
import type { ColumnMap, Field } from './columns.ts';
import { counted } from './rules.ts';

/**
 * What is always compared: the company, the policy number (the customer where one of the two has none), the
 * transaction date and the commission. These count too where both statements have them: one that was read without its premiums says
 * nothing against one that was read with them.
 */
export const ALSO_COMPARED = ['premium', 'effectiveDate', 'expirationDate'] as const satisfies Field[];
export type AlsoCompared = (typeof ALSO_COMPARED)[number];

/** A line without a statement, downloaded from the carrier, has all of them. */
export function comparedFields(map: ColumnMap, other: ColumnMap | null): AlsoCompared[] {
  return ALSO_COMPARED.filter((field) => map[field] && (other === null || other[field]));
}

/** A policy paid every month has the same row every month: statements of different periods repeat nothing. */
export function isOtherPeriod(period: string, other: string): boolean {
  return period !== '' && other !== '' && period !== other;
}

/** Rows of later statements that were left out because this one has them. */
export interface ReliedOn {
  rows: number;
  statements: number;
  /** Of one of them. */
  filename: string;
}

/** Why a statement that others rely on stays: their rows would be in none. */
export function whyReliedOn({ rows, statements, filename }: ReliedOn): string | undefined {
  if (rows === 0) return undefined;
  const which = statements === 1 ? filename : `${statements} later statements`;
  const first = statements === 1 ? 'that statement' : 'those statements';
  return `${counted(rows, 'row', 'rows')} of ${which} ${rows === 1 ? 'was' : 'were'} left out because this statement has ${rows === 1 ? 'it' : 'them'}. Take ${first} back first.`;
}

/** More row numbers than anybody reads. */
const NAMED_MAX = 200;

/** Row numbers for the log: 4, 7, 12 and 3 more. */
export function rowWords(rows: readonly number[]): string {
  const named = rows.slice(0, NAMED_MAX).join(', ');
  return rows.length > NAMED_MAX ? `${named} and ${showCount(rows.length - NAMED_MAX)} more` : named;
}
