import { z } from 'zod';
import { moment } from './dates.ts';

type Unit = 'money' | 'percent';

/** Fields of the log that hold cents or hundredths of a percent, at any depth of what was kept. */
const UNITS: Record<string, Unit> = {
  premium: 'money',
  policyFee: 'money',
  tax: 'money',
  mgaFee: 'money',
  statedValue: 'money',
  amount: 'money',
  total: 'money',
  depositAmount: 'money',
  deposit_amount: 'money',
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

const changed = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type ChangedField = z.output<typeof changed>;

/** One field that changed: dollars and percents on the wire, hundredths inside, as everywhere. */
export const changedField = z.codec(changed, changed, {
  decode: (wire) => converted(wire, (amount) => Math.round(amount * 100)),
  encode: (kept) => converted(kept, (amount) => amount / 100),
});

type Convert = (amount: number) => number;

function converted({ field, before, after }: ChangedField, convert: Convert): ChangedField {
  return { field, before: amountsIn(field, before, convert), after: amountsIn(field, after, convert) };
}

function amountsIn(field: string, value: unknown, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map((each) => amountsIn(field, each, convert));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, amountsIn(name, part, convert)]),
    );
  return typeof value === 'number' && unitOf(field) ? convert(value) : value;
}

/** One entry in the history of a record. */
export const loggedChange = z.object({
  id: z.number().int(),
  at: moment,
  by: z.string(),
  action: z.string(),
  changes: z.array(changedField),
});
export type LoggedChange = z.output<typeof loggedChange>;
