import { fundingStatusOf } from '#areas/companies/rules.ts';
import { openingLine } from '#areas/finance-contracts/rules/ledger.ts';
import { type CustomerIds, rowsOf } from './customer-rows.ts';
import { CONTRACTS, NAMED } from './finance-tables.ts';
import { NOTHING } from './memorable-customers.ts';
import { POLICIES } from './policy-rows.ts';
import { AGENCY, isContract, type Quoted, quotedPeople } from './quoted-people.ts';
import { QUOTED_LINES, quotedLine } from './quoted-tables.ts';
import type { TableRow } from './table-loader.ts';

const FIRST_LINE = 2_345_001;

/** Customers whose policies are financed by quotes, with their contracts and ledgers; the quotes come with their papers. */
export function* quotedRows(today: string): Generator<TableRow> {
  const people = quotedPeople(today);
  const none: CustomerIds = { customer: 0, member: 0, vehicle: 0 };
  for (const person of people) yield* rowsOf(AGENCY, person.customerId, 11, customerOf(person), none);
  for (const person of people) yield POLICIES.row(policyOf(person));
  for (const person of people.filter(({ story }) => story !== 'none')) {
    yield CONTRACTS.row(contractOf(person));
    yield NAMED.row({ master_id: AGENCY, contract_id: person.contractId, policy_id: person.policyId });
  }
  for (const [at, person] of people.entries())
    if (isContract(person))
      yield QUOTED_LINES.row(quotedLine(FIRST_LINE + at, person.contractId, opened(person)));
}

function customerOf({ first, last, city, state, zip, memo, quotedOn }: Quoted) {
  return {
    ...NOTHING,
    first_name: first,
    last_name: last,
    email: `${first}.${last}@example.test`.toLowerCase(),
    phone: '(305) 555-0190',
    address: '18 Harbor Ln',
    city,
    state,
    zip,
    memo,
    created_at: `${quotedOn}T14:00:00Z`,
  };
}

function policyOf(person: Quoted) {
  const { policyId, productId, effective, expiration } = person;
  return {
    master_id: AGENCY,
    id: policyId,
    customer_id: person.customerId,
    product_id: productId,
    office_id: 11,
    policy_number: `${person.prefix}-Q${policyId}`,
    policy_type: 'Personal Lines',
    purpose: 'NEW',
    status: 'active',
    effdate: effective,
    expdate: expiration,
    premium: person.premium + person.added,
    policy_fee: person.policyFee,
    tax: 0,
    mga_fee: 0,
    renews_id: null,
    cancelled_on: null,
    cancel_reason: '',
    memo: '',
    created_at: `${effective}T14:00:00Z`,
  };
}

function contractOf(person: Quoted) {
  const { option, contractId, quotedOn } = person;
  const isMade = isContract(person);
  return {
    master_id: AGENCY,
    id: contractId,
    customer_id: person.customerId,
    company_id: person.company.id,
    contract_number: isMade ? person.contractNumber : '',
    agreement_id: isMade ? `${person.contractNumber}-A` : '',
    memo: '',
    paid_to_agency: false,
    status: isMade ? 'Approved' : 'Quoted',
    premium: person.premium,
    policy_fee: person.policyFee,
    tax: 0,
    mga_fee: 0,
    down_payment: option.downPayment,
    amount_financed: option.amountFinanced,
    apr: isMade ? option.APR : null,
    date_financed: isMade ? quotedOn : null,
    number_payments: isMade ? option.numberOfPay : null,
    payment_amount: isMade ? option.monthlyPayment : null,
    total_of_payments: isMade ? option.totalOfPayments : null,
    setup_fee: isMade ? option.setupFee : 0,
    advanced_on: person.effective,
    transfer_contract_id: null,
    transfer_balance: 0,
    active: true,
  };
}

function opened({ premium, policyFee, option, company, quotedOn }: Quoted) {
  const { downPayment, totalOfPayments } = option;
  const parts = { premium, policyFee, tax: 0, mgaFee: 0 };
  return openingLine(
    { ...parts, downPayment, totalOfPayments, transferContractId: null },
    { type: 'New Business', date: quotedOn, purposes: ['NEW'], funding: fundingStatusOf(company) },
  );
}
