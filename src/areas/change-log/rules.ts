import type { FieldErrors } from '#platform/shared/errors.ts';
import type { LogFilter } from './contract.ts';

/** What the parts of a filter must satisfy together. */
export function filterProblems({ subject, record, from, to }: LogFilter): FieldErrors {
  const errors: FieldErrors = {};
  if (record !== undefined && subject === undefined)
    errors.subject = ['Choose the kind of record that the number belongs to.'];
  if (from && to && to <= from) errors.to = ['Choose a last day that is not before the first.'];
  return errors;
}

type Unit = 'money' | 'percent';

/** Fields that the log keeps in cents or in hundredths of a percent, as everything inside, at any depth. */
const UNITS: Record<string, Unit> = {
  premium: 'money',
  policyFee: 'money',
  tax: 'money',
  mgaFee: 'money',
  statedValue: 'money',
  amount: 'money',
  tendered: 'money',
  changeGiven: 'money',
  newPercent: 'percent',
  renewalPercent: 'percent',
  businessUse: 'percent',
  split: 'percent',
};

export function unitOf(field: string): Unit | undefined {
  return UNITS[field];
}

/** A kept value as the wire has it: dollars and percents, however deep they stand. */
export function wireValue(field: string, kept: unknown): unknown {
  if (Array.isArray(kept)) return kept.map((each) => wireValue(field, each));
  if (typeof kept === 'object' && kept !== null)
    return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, wireValue(name, value)]));
  return typeof kept === 'number' && unitOf(field) ? kept / 100 : kept;
}
