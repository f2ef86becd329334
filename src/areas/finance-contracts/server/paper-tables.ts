import type { Flow } from '#areas/finance-gateway/rules/apr.ts';
import type { Agreement } from '#platform/server/pdf/agreement.ts';
import { placeLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, type PercentHundredths, plainMoney, showPercent } from '#platform/shared/money.ts';
import { showPhone } from '#platform/shared/phones.ts';
import { paymentRuns } from '../rules/agreement.ts';
import { type Parts, totalOf } from '../rules/money-parts.ts';
import type { Parties, PartyRow } from './agreement-store.ts';
import { MEANINGS } from './agreement-words.ts';
import type { PolicyRow } from './policy-store.ts';

/** What every paper of a finance contract has, whatever it tells: parties, policies, disclosure box, schedule. */

export function partiesOf(parties: Parties): Agreement['parties'] {
  return [
    { role: 'Insured (borrower)', lines: linesOf(parties.insured) },
    { role: 'Agent', lines: linesOf(parties.agent) },
    { role: 'Premium finance company (creditor)', lines: linesOf(parties.creditor) },
  ];
}

function linesOf({ name, address, phone, ...place }: PartyRow): string[] {
  return [name, address, placeLine(place), showPhone(phone)];
}

export interface PaperPolicy {
  /** Nothing for what none of the policies is billed for. */
  policy: PolicyRow | undefined;
  parts: Parts;
}

const cells = (parts: Parts) =>
  [parts.premium, parts.policyFee, parts.tax, parts.mgaFee, totalOf(parts)].map(plainMoney);

export function policyTable(rows: readonly PaperPolicy[], all: Parts): Agreement['policies'] {
  const right = { align: 'right' } as const;
  return {
    columns: [
      { label: 'Policy #', share: 1.9 },
      { label: 'Insurance company', share: 3.9 },
      { label: 'Coverage', share: 2.7 },
      { label: 'Effective', share: 1.85 },
      { label: 'Expiration', share: 1.85 },
      { label: 'Premium', share: 2.05, ...right },
      { label: 'Policy fee', share: 1.5, ...right },
      { label: 'Tax', share: 1.4, ...right },
      { label: 'MGA fee', share: 1.5, ...right },
      { label: 'Total', share: 2.05, ...right },
    ],
    rows: rows.map(({ policy, parts }) => {
      if (!policy) return ['Other', 'on no policy above', '', '', '', ...cells(parts)];
      const { policy_number, company, product, effdate, expdate } = policy;
      return [policy_number, company, product, showDay(effdate), showDay(expdate), ...cells(parts)];
    }),
    total: ['Total premiums', '', '', '', '', ...cells(all)],
  };
}

export interface Disclosed {
  APR: PercentHundredths;
  financeCharge: Cents;
  amountFinanced: Cents;
  totalOfPayments: Cents;
}

export function disclosureBox(disclosed: Disclosed): Agreement['disclosure'] {
  const { APR, financeCharge, amountFinanced, totalOfPayments } = disclosed;
  const box = (label: string, value: string, meaning: string, isLarge: boolean) => ({
    label,
    value,
    meaning,
    isLarge,
  });
  return [
    box('Annual percentage rate', showPercent(APR), MEANINGS.APR, true),
    box('Finance charge', plainMoney(financeCharge), MEANINGS.charge, true),
    box('Amount Financed', plainMoney(amountFinanced), MEANINGS.financed, false),
    box('Total of Payments', plainMoney(totalOfPayments), MEANINGS.payments, false),
  ];
}

export function scheduleTable(payments: readonly Flow[]): Agreement['schedule'] {
  return {
    columns: [
      { label: 'No.', share: 1.4 },
      { label: 'Due', share: 3 },
      { label: 'Amount', share: 2, align: 'right' },
    ],
    rows: paymentRuns(payments).map(({ first, last, due, amount }) =>
      first === last
        ? [String(first), showDay(due), plainMoney(amount)]
        : [`${first} to ${last}`, `monthly from ${showDay(due)}`, `${plainMoney(amount)} each`],
    ),
    total: ['Total of payments', '', plainMoney(payments.reduce((sum, { amount }) => sum + amount, 0))],
  };
}
