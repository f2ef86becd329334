import type { ChargeNotes } from '#areas/finance-gateway/rules/charge-notes.ts';
import type { Agreement } from '#platform/server/pdf/agreement.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, plainMoney } from '#platform/shared/money.ts';
import type { Contract } from '../contract.ts';
import { type AgreedTerms, financedRows } from '../rules/agreement.ts';
import { numberOf } from '../rules/contract-facts.ts';
import type { Parts } from '../rules/money-parts.ts';
import { agreedPayments } from '../rules/schedule.ts';
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
  form: string;
  terms: AgreedTerms;
  parties: Parties;
  policies: readonly PolicyRow[];
  charges?: Charges;
}

export function agreementOf(facts: AgreementFacts): Agreement {
  const { contract, form, terms, parties, policies, charges } = facts;
  const number = numberOf(contract);
  const agreement = contract.agreementID && `Agreement ${contract.agreementID}`;
  const { amountFinanced } = contract;
  const { APR, totalOfPayments } = terms;
  return {
    creditor: parties.creditor.name,
    title: 'Premium finance agreement',
    form,
    reference: [`Contract ${number}`, agreement, showDay(terms.dateFinanced)].filter(Boolean).join('   '),
    parties: partiesOf(parties),
    policies: policiesOf(contract, policies),
    disclosure: disclosureBox({
      APR,
      financeCharge: totalOfPayments - amountFinanced,
      amountFinanced,
      totalOfPayments,
    }),
    clauses: CLAUSES,
    itemizations: [financedItems(contract, charges), chargeItems(totalOfPayments - amountFinanced, charges)],
    schedule: scheduleTable(agreedPayments({ ...terms, amountFinanced })),
    notice: NOTICE,
    signatures: [`Insured: ${parties.insured.name}`, `Agent: ${parties.agent.name}`],
    terms: TERMS,
    foot: `Premium Finance Agreement ${number}, ${parties.insured.name}`,
    madeAt: new Date(`${terms.dateFinanced}T12:00:00Z`),
  };
}

function policiesOf(contract: AgreedContract, policies: readonly PolicyRow[]): Agreement['policies'] {
  const billed = policies.map((row) => ({ id: row.id, billed: billOf(row) }));
  const rows = financedRows(contract, billed).map(({ policyId, parts }) => ({
    policy: policies.find(({ id }) => id === policyId),
    parts,
  }));
  return policyTable(rows, contract);
}

function financedItems(contract: AgreedContract, charges?: Charges): Agreement['itemizations'][number] {
  const { total, downPayment, transferBalance, amountFinanced } = contract;
  const stamps = charges?.docStamps ?? 0;
  const unpaid = total - downPayment;
  const other = amountFinanced - unpaid - transferBalance - stamps;
  const when = (label: string, amount: Cents, note?: string) =>
    amount > 0 ? [line(label, amount, note)] : [];
  return {
    title: 'Itemization of the amount financed',
    rows: [
      { label: 'Total premiums, fees and taxes', value: plainMoney(total) },
      { label: 'Less down payment', value: plainMoney(-downPayment) },
      { label: 'Unpaid premium, paid to the insurer for you', value: plainMoney(unpaid) },
      ...when('Balance of an earlier contract', transferBalance),
      ...when(STAMPS, stamps, charges?.notes?.stampsRule),
      ...when('Other amounts financed', other),
    ],
    total: ['Amount financed', plainMoney(amountFinanced)],
  };
}

/** A note says how it was reckoned. */
const line = (label: string, amount: Cents, note?: string) => ({
  label,
  value: plainMoney(amount),
  ...(note !== undefined && { note }),
});

export const STAMPS = 'Documentary stamp tax';

/** What the charge consists of; where nobody has said so, how it was reckoned. */
export function chargeItems(charge: Cents, charges?: Charges): Agreement['itemizations'][number] {
  const rows = charges
    ? [
        line(
          ['Interest', charges.notes?.interestTerms].filter(Boolean).join(', '),
          charges.interest,
          charges.notes?.interestRule,
        ),
        ...(charges.setupFee > 0 ? [{ label: 'Set-up fee, once', value: plainMoney(charges.setupFee) }] : []),
      ]
    : [{ label: 'Total of payments less amount financed', value: plainMoney(charge) }];
  return { title: 'Finance charge', rows, total: ['Finance charge', plainMoney(charge)] };
}
