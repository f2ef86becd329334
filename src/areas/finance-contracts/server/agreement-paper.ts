import { paymentsOf } from '#areas/finance-gateway/rules/terms.ts';
import type { Agreement } from '#platform/server/pdf/agreement.ts';
import { placeLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import { plainMoney, showPercent } from '#platform/shared/money.ts';
import { showPhone } from '#platform/shared/phones.ts';
import type { Contract } from '../contract.ts';
import { type AgreedTerms, type AgreementForm, financedRows, paymentRuns } from '../rules/agreement.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { type Parts, totalOf } from '../rules/money-parts.ts';
import type { Parties, PartyRow } from './agreement-store.ts';
import { CLAUSES, MEANINGS, NOTICE, TERMS } from './agreement-words.ts';
import { billOf } from './list-policies.ts';
import type { PolicyRow } from './policy-store.ts';

export interface AgreementFacts {
  contract: Contract;
  form: AgreementForm;
  terms: AgreedTerms;
  parties: Parties;
  policies: readonly PolicyRow[];
}

export function agreementOf({ contract, form, terms, parties, policies }: AgreementFacts): Agreement {
  const number = numberOf(contract);
  const agreement = contract.agreementID && `Agreement ${contract.agreementID}`;
  return {
    creditor: parties.creditor.name,
    title: 'Premium finance agreement',
    form: `${form} agreement`,
    reference: [`Contract ${number}`, agreement, showDay(terms.dateFinanced)].filter(Boolean).join('   '),
    parties: [
      { role: 'Insured (borrower)', lines: linesOf(parties.insured) },
      { role: 'Agent', lines: linesOf(parties.agent) },
      { role: 'Premium finance company (creditor)', lines: linesOf(parties.creditor) },
    ],
    policies: policiesOf(contract, policies),
    disclosure: disclosureOf(contract, terms),
    clauses: CLAUSES,
    itemizations: itemizationsOf(contract, terms),
    schedule: scheduleOf(contract, terms),
    notice: NOTICE,
    signatures: [`Insured: ${parties.insured.name}`, `Agent: ${parties.agent.name}`],
    terms: TERMS,
    foot: `Premium Finance Agreement ${number}, ${parties.insured.name}`,
    madeAt: new Date(`${terms.dateFinanced}T12:00:00Z`),
  };
}

function linesOf({ name, address, phone, ...place }: PartyRow): string[] {
  return [name, address, placeLine(place), showPhone(phone)];
}

const cells = (parts: Parts) =>
  [parts.premium, parts.policyFee, parts.tax, parts.mgaFee, totalOf(parts)].map(plainMoney);

function policiesOf(contract: Contract, policies: readonly PolicyRow[]): Agreement['policies'] {
  const billed = policies.map((row) => ({ id: row.id, billed: billOf(row) }));
  const right = { align: 'right' } as const;
  return {
    columns: [
      { label: 'Policy #', share: 2.1 },
      { label: 'Insurance company', share: 3 },
      { label: 'Coverage', share: 2.6 },
      { label: 'Effective', share: 1.9 },
      { label: 'Expiration', share: 1.9 },
      { label: 'Premium', share: 2, ...right },
      { label: 'Policy fee', share: 1.6, ...right },
      { label: 'Tax', share: 1.6, ...right },
      { label: 'MGA fee', share: 1.6, ...right },
      { label: 'Total', share: 2, ...right },
    ],
    rows: financedRows(contract, billed).map(({ policyId, parts }) => {
      const policy = policies.find(({ id }) => id === policyId);
      if (!policy) return ['Other', 'on no policy above', '', '', '', ...cells(parts)];
      const { policy_number, company, product, effdate, expdate } = policy;
      return [policy_number, company, product, showDay(effdate), showDay(expdate), ...cells(parts)];
    }),
    total: ['Total', 'premiums', '', '', '', ...cells(contract)],
  };
}

function disclosureOf(contract: Contract, terms: AgreedTerms): Agreement['disclosure'] {
  const { amountFinanced } = contract;
  const charge = terms.totalOfPayments - amountFinanced;
  return [
    { label: 'Annual percentage rate', value: showPercent(terms.APR), meaning: MEANINGS.APR, isLarge: true },
    { label: 'Finance charge', value: plainMoney(charge), meaning: MEANINGS.charge, isLarge: true },
    {
      label: 'Amount Financed',
      value: plainMoney(amountFinanced),
      meaning: MEANINGS.financed,
      isLarge: false,
    },
    {
      label: 'Total of Payments',
      value: plainMoney(terms.totalOfPayments),
      meaning: MEANINGS.payments,
      isLarge: false,
    },
  ];
}

function itemizationsOf(contract: Contract, { totalOfPayments }: AgreedTerms): Agreement['itemizations'] {
  const { total, downPayment, transferBalance, amountFinanced } = contract;
  const unpaid = total - downPayment;
  const other = amountFinanced - unpaid - transferBalance;
  const charge = plainMoney(totalOfPayments - amountFinanced);
  return [
    {
      title: 'Itemization of the amount financed',
      rows: [
        { label: 'Total premiums, fees and taxes', value: plainMoney(total) },
        { label: 'Less down payment', value: plainMoney(-downPayment) },
        { label: 'Unpaid premium, paid to the insurer for you', value: plainMoney(unpaid) },
        ...(transferBalance > 0
          ? [{ label: 'Balance of an earlier contract', value: plainMoney(transferBalance) }]
          : []),
        ...(other > 0 ? [{ label: 'Other amounts financed', value: plainMoney(other) }] : []),
      ],
      total: ['Amount financed', plainMoney(amountFinanced)],
    },
    {
      title: 'Finance charge',
      rows: [{ label: 'Total of payments less amount financed', value: charge }],
      total: ['Finance charge', charge],
    },
  ];
}

function scheduleOf(contract: Contract, terms: AgreedTerms): Agreement['schedule'] {
  const payments = paymentsOf({ ...terms, amountFinanced: contract.amountFinanced });
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
    total: ['Total', 'of payments', plainMoney(terms.totalOfPayments)],
  };
}
