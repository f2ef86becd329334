import fc from 'fast-check';
import { expect } from 'vitest';
import { additionalPremium } from '../additional-contract.ts';
import { PAYEES } from '../statuses.ts';
import type { FinanceWorld } from './test-contracts.ts';

/** What the additional premiums of a contract come to, in cents. */
export interface Added {
  premium: number;
  /** What of it is in the balance, and is to be funded. */
  owed: number;
  /** What of it the payments carry. */
  spread: number;
}

export const NOTHING_ADDED: Added = { premium: 0, owed: 0, spread: 0 };

export const additionalStep = fc.record({
  what: fc.constant('add premium' as const),
  which: fc.nat(5),
  premium: fc.integer({ min: 1, max: 900_00 }),
  downPercent: fc.integer({ min: 0, max: 110 }),
  payee: fc.constantFrom(...PAYEES),
  chooses: fc.constantFrom(0, 1, 2),
});
export type AdditionalStep = typeof additionalStep extends fc.Arbitrary<infer Step> ? Step : never;

interface Target {
  id: number;
  added: Added;
}

/** Whether the premium was added to the contract; the model keeps what it must have come to. */
export async function addPremium(
  world: FinanceWorld,
  model: Target,
  step: AdditionalStep,
  isOpen: boolean,
): Promise<boolean> {
  const down = Math.floor((step.premium * step.downPercent) / 100);
  const body = {
    premiumFinanceId: model.id,
    selectedPayee: step.payee,
    additionalPremium: step.premium / 100,
    downPayment: down / 100,
    dateFinanced: '2026-02-10',
    selectedPolicies: world.policies.slice(0, step.chooses),
  };
  const { status } = await world.person.client.call(additionalPremium, { body });
  const isTooMuch = down > step.premium;
  expect(status).toBe(isTooMuch ? 422 : isOpen ? 200 : 409);
  if (status !== 200) return false;
  model.added = {
    premium: model.added.premium + step.premium,
    owed: model.added.owed + step.premium - (step.payee === 'carrier' ? down : 0),
    spread: model.added.spread + step.premium - down,
  };
  return true;
}
