import type { ChargeNotes } from '#areas/finance-gateway/rules/charge-notes.ts';
import type { Agreement } from '#platform/server/pdf/agreement.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, plainMoney } from '#platform/shared/money.ts';
import type { Contract } from '../contract.ts';
import { type AgreedTerms, financedRows } from '../rules/agreement.ts';
import { numberOf } from '../rules/contract-facts.ts';
import type { Parts } from '../rules/money-parts.ts';
import { agreedPayments } from '../rules/schedule.ts';
import { AGREEMENT_TEXTS, type AgreementTexts } from '../texts.ts';
import type { Parties } from './agreement-store.ts';
import { CLAUSES, NOTICE, TERMS } from './agreement-words.ts';
import { billOf } from './list-policies.ts';
import { disclosureBox, partiesOf, policyTable, scheduleTable } from './paper-tables.ts';
import type { PolicyRow } from './policy-store.ts';

/** What a charge and a financed tax consist of, where the company has said so. */
export interface Charges {
  interest: Cents;
  setupFee: Cents;
  docStamps: Cents;
  notes?: ChargeNotes;
}

/** What of a contract its agreement tells. */
export type AgreedContract = Pick<
  Contract,
  | 'id'
  | 'contractNumber'
  | 'agreementID'
  | keyof Parts
  | 'total'
  | 'downPayment'
  | 'amountFinanced'
  | 'transferContractId'
  | 'transferBalance'
>;

export interface AgreementFacts {
  contract: AgreedContract;
  /** At the right of the title: whose form it is, or that it binds nobody. */
  form: (texts: AgreementTexts) => string;
  terms: AgreedTerms;
  parties: Parties;
  policies: readonly PolicyRow[];
  charges?: Charges;
}

export function agreementOf(facts: AgreementFacts): Agreement {
  const { contract, form, terms, parties, policies, charges } = facts;
  const number = numberOf(contract);
  const texts = AGREEMENT_TEXTS[parties.language];
  const agreement = contract.agreementID && texts.agreement(contract.agreementID);
  const { amountFinanced } = contract;
  const { APR, totalOfPayments } = terms;
  return {
    creditor: parties.creditor.name,
    title: texts.title,
    form: form(texts),
    reference: [texts.contract(number), agreement, showDay(terms.dateFinanced)].filter(Boolean).join('   '),
    parties: partiesOf(parties),
    policies: policiesOf(contract, policies, texts),
    disclosure: disclosureBox(
      { APR, financeCharge: totalOfPayments - amountFinanced, amountFinanced, totalOfPayments },
      texts,
    ),
    clauses: CLAUSES,
    itemizations: [
      financedItems(contract, texts, charges),
      chargeItems(totalOfPayments - amountFinanced, texts, charges),
    ],
    schedule: scheduleTable(agreedPayments({ ...terms, amountFinanced }), texts),
    notice: NOTICE,
    signatures: [texts.signsInsured(parties.insured.name), texts.signsAgent(parties.agent.name)],
    terms: TERMS,
    foot: texts.foot(number, parties.insured.name),
    frame: texts.frame,
    language: parties.language,
    madeAt: new Date(`${terms.dateFinanced}T12:00:00Z`),
  };
}

function policiesOf(
  contract: AgreedContract,
  policies: readonly PolicyRow[],
  texts: AgreementTexts,
): Agreement['policies'] {
  const billed = policies.map((row) => ({ id: row.id, billed: billOf(row) }));
  const rows = financedRows(contract, billed).map(({ policyId, parts }) => ({
    policy: policies.find(({ id }) => id === policyId),
    parts,
  }));
  return policyTable(rows, contract, texts);
}

function financedItems(
  contract: AgreedContract,
  texts: AgreementTexts,
  charges?: Charges,
): Agreement['itemizations'][number] {
  const { total, downPayment, transferBalance, amountFinanced } = contract;
  const stamps = charges?.docStamps ?? 0;
  const unpaid = total - downPayment;
  const other = amountFinanced - unpaid - transferBalance - stamps;
  const when = (label: string, amount: Cents, note?: string) =>
    amount > 0 ? [line(label, amount, note)] : [];
  return {
    title: texts.financedItems,
    rows: [
      { label: texts.allPremiums, value: plainMoney(total) },
      { label: texts.lessDown, value: plainMoney(-downPayment) },
      { label: texts.unpaid, value: plainMoney(unpaid) },
      ...when(texts.earlierBalance, transferBalance),
      ...when(texts.stamps, stamps, charges?.notes?.stampsRule),
      ...when(texts.otherFinanced, other),
    ],
    total: [texts.amountFinanced, plainMoney(amountFinanced)],
  };
}

/** A note says how it was reckoned. */
const line = (label: string, amount: Cents, note?: string) => ({
  label,
  value: plainMoney(amount),
  ...(note !== undefined && { note }),
});

/** What the charge consists of; where nobody has said so, how it was reckoned. */
export function chargeItems(
  charge: Cents,
  texts: AgreementTexts,
  charges?: Charges,
): Agreement['itemizations'][number] {
  const rows = charges
    ? [
        line(
          [texts.interest, charges.notes?.interestTerms].filter(Boolean).join(', '),
          charges.interest,
          charges.notes?.interestRule,
        ),
        ...(charges.setupFee > 0 ? [{ label: texts.setupFee, value: plainMoney(charges.setupFee) }] : []),
      ]
    : [{ label: texts.paymentsLessFinanced, value: plainMoney(charge) }];
  return { title: texts.charge, rows, total: [texts.charge, plainMoney(charge)] };
}
