import type { Cents, PercentHundredths } from '#platform/shared/money.ts';

/** A tax on the note: so much for each step of the amount financed or part of it. */
export interface Stamps {
  citation: string;
  each: Cents;
  step: Cents;
  most: Cents;
}

/** What a premium finance company may charge, and what the note costs. */
export interface ChargeTerms {
  /** Of the unpaid premium, for a year. */
  yearlyRate: PercentHundredths;
  setupFee: Cents;
  stamps: Stamps | null;
}

/** The law of a state, for money that is advanced from one day until before another. */
export interface StateRule extends ChargeTerms {
  state: string;
  from: string;
  until: string | null;
  citation: string;
}

/** One row for each state and time; a changed law ends a row and begins another. */
export const STATE_RULES: readonly StateRule[] = [
  {
    state: 'FL',
    // The law is older, and no contract here is.
    from: '2000-01-01',
    until: null,
    citation: 'Florida Statutes 627.840',
    yearlyRate: 12_00,
    setupFee: 20_00,
    stamps: { citation: 'Florida Statutes 201.08', each: 35, step: 100_00, most: 2450_00 },
  },
];

/** What a company charges where no rule is on record. */
export const OWN_TERMS: ChargeTerms = { yearlyRate: 12_00, setupFee: 20_00, stamps: null };

/** The rule of a state for money that is advanced on that day, if one is on record. */
export function stateRule(state: string, advancedOn: string): StateRule | undefined {
  return STATE_RULES.find(
    (rule) =>
      rule.state === state && rule.from <= advancedOn && (rule.until === null || advancedOn < rule.until),
  );
}
