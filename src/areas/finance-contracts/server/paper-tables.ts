import type { Flow } from '#areas/finance-gateway/rules/apr.ts';
import type { Agreement } from '#platform/server/pdf/agreement.ts';
import { placeLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, type PercentHundredths, plainMoney, showPercent } from '#platform/shared/money.ts';
import { showPhone } from '#platform/shared/phones.ts';
import { paymentRuns } from '../rules/agreement.ts';
import { type Parts, totalOf } from '../rules/money-parts.ts';
import { AGREEMENT_TEXTS, type AgreementTexts } from '../texts.ts';
import type { Parties, PartyRow } from './agreement-store.ts';
import type { PolicyRow } from './policy-store.ts';

/** What every paper of a finance contract has, whatever it tells: parties, policies, disclosure box, schedule. */

export function partiesOf(parties: Parties): Agreement['parties'] {
  const texts = AGREEMENT_TEXTS[parties.language];
  return [
    { role: texts.insured, lines: linesOf(parties.insured) },
    { role: texts.agent, lines: linesOf(parties.agent) },
    { role: texts.creditor, lines: linesOf(parties.creditor) },
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

export function policyTable(
  rows: readonly PaperPolicy[],
  all: Parts,
  texts: AgreementTexts,
): Agreement['policies'] {
  const right = { align: 'right' } as const;
  return {
    columns: [
      { label: texts.policyNumber, share: 1.9 },
      { label: texts.company, share: 3.9 },
      { label: texts.coverage, share: 2.7 },
      { label: texts.effective, share: 1.85 },
      { label: texts.expiration, share: 1.85 },
      { label: texts.premium, share: 2.05, ...right },
      { label: texts.policyFee, share: 1.5, ...right },
      { label: texts.tax, share: 1.4, ...right },
      { label: texts.mgaFee, share: 1.5, ...right },
      { label: texts.total, share: 2.05, ...right },
    ],
    rows: rows.map(({ policy, parts }) => {
      if (!policy) return [texts.otherRow, texts.onNoPolicy, '', '', '', ...cells(parts)];
      const { policy_number, company, product, effdate, expdate } = policy;
      return [policy_number, company, product, showDay(effdate), showDay(expdate), ...cells(parts)];
    }),
    total: [texts.totalPremiums, '', '', '', '', ...cells(all)],
  };
}

export interface Disclosed {
  APR: PercentHundredths;
  financeCharge: Cents;
  amountFinanced: Cents;
  totalOfPayments: Cents;
}

export function disclosureBox(disclosed: Disclosed, texts: AgreementTexts): Agreement['disclosure'] {
  const { APR, financeCharge, amountFinanced, totalOfPayments } = disclosed;
  const box = (label: string, value: string, meaning: string, isLarge: boolean) => ({
    label,
    value,
    meaning,
    isLarge,
  });
  return [
    box(texts.APR, showPercent(APR), texts.meaningOfAPR, true),
    box(texts.charge, plainMoney(financeCharge), texts.meaningOfCharge, true),
    box(texts.financed, plainMoney(amountFinanced), texts.meaningOfFinanced, false),
    box(texts.payments, plainMoney(totalOfPayments), texts.meaningOfPayments, false),
  ];
}

export function scheduleTable(payments: readonly Flow[], texts: AgreementTexts): Agreement['schedule'] {
  return {
    columns: [
      { label: texts.number, share: 1.4 },
      { label: texts.due, share: 3 },
      { label: texts.amount, share: 2, align: 'right' },
    ],
    rows: paymentRuns(payments).map(({ first, last, due, amount }) =>
      first === last
        ? [String(first), showDay(due), plainMoney(amount)]
        : [texts.run(first, last), texts.monthlyFrom(showDay(due)), texts.each(plainMoney(amount))],
    ),
    total: [texts.totalOfPayments, '', plainMoney(payments.reduce((sum, { amount }) => sum + amount, 0))],
  };
}
