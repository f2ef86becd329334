import { endorsementLine } from '#areas/finance-contracts/rules/ledger.ts';
import { agreedPayments } from '#areas/finance-contracts/rules/schedule.ts';
import { agreementOf, type PolicyRow } from '#areas/finance-contracts/server/public.ts';
import { chargeNotes } from '#areas/finance-gateway/rules/charge-notes.ts';
import { endorsementOf } from '#areas/finance-gateway/rules/endorsement.ts';
import { endorsementPaper, newPaymentsOf } from '#areas/finance-quotes/server/public.ts';
import { USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import { companyRows } from './company-rows.ts';
import { daysBefore } from './days.ts';
import { AGENCY, EMPLOYEE, type Quoted } from './quoted-people.ts';

const NO_PLACE = { address: '', city: '', state: '', zip: '', phone: '' };

const ROWS = [...companyRows()];
const valuesOf = (table: string, id: unknown) =>
  ROWS.find((row) => row.table.name === table && row.values.id === id)?.values;
const nameOf = (table: string, id: unknown) => String(valuesOf(table, id)?.name ?? '');

function partiesOf({ first, last, city, state, zip, company }: Quoted) {
  return {
    insured: { ...NO_PLACE, name: `${first} ${last}`, address: '18 Harbor Ln', city, state, zip },
    agent: { ...NO_PLACE, name: 'Demo Agency' },
    creditor: { ...NO_PLACE, name: nameOf('companies', company.id) },
    language: USUAL_LANGUAGE,
  };
}

function policiesOf(person: Quoted): PolicyRow[] {
  return [
    {
      id: person.policyId,
      customer_id: person.customerId,
      policy_number: `${person.prefix}-Q${person.policyId}`,
      product_id: person.productId,
      product: nameOf('products', person.productId),
      company: nameOf('companies', valuesOf('products', person.productId)?.company_id),
      policy_type: 'Personal Lines',
      line_of_business: 'Personal Auto',
      status: 'active',
      cancelled_on: null,
      effdate: person.effective,
      expdate: person.expiration,
      premium: person.premium,
      policy_fee: person.policyFee,
      tax: 0,
      mga_fee: 0,
      purpose: 'NEW',
    },
  ];
}

function termsOf({ option, effective, quotedOn }: Quoted) {
  return {
    APR: option.APR,
    numberPayments: option.numberOfPay,
    paymentAmount: option.monthlyPayment,
    totalOfPayments: option.totalOfPayments,
    advancedOn: effective,
    dateFinanced: quotedOn,
  };
}

/** The agreement of a generated contract, as the product prints it. */
export function contractPaperOf(person: Quoted) {
  const { option, premium, policyFee, contractId, contractNumber, quotedOn } = person;
  const parts = { premium, policyFee, tax: 0, mgaFee: 0 };
  const terms = termsOf(person);
  const parties = partiesOf(person);
  const contract = {
    ...parts,
    id: contractId,
    contractNumber,
    agreementID: `${contractNumber}-A`,
    total: premium + policyFee,
    downPayment: option.downPayment,
    amountFinanced: option.amountFinanced,
    transferContractId: null,
    transferBalance: 0,
  };
  const policies = policiesOf(person);
  const charges = {
    ...option,
    notes: chargeNotes(option, {
      state: person.state,
      advancedOn: person.effective,
      language: parties.language,
    }),
  };
  return {
    agreement: agreementOf({ contract, form: (texts) => texts.sandbox, terms, parties, policies, charges }),
    filename: `contract-${contractId}.pdf`,
    description: `Premium Finance Agreement ${contractNumber}`,
    summary: {
      creditor: parties.creditor.name,
      number: contractNumber,
      date: quotedOn,
      APR: option.APR,
      financeCharge: option.interest + option.setupFee,
      amountFinanced: option.amountFinanced,
      totalOfPayments: option.totalOfPayments,
      totalPremiums: contract.total,
      downPayment: option.downPayment,
      payments: paymentsOf(person).map(({ date, amount }) => ({ due: date, amount })),
      policies: policies.map(({ policy_number, company, product, effdate, expdate }) => ({
        number: policy_number,
        carrier: company,
        coverage: product,
        effective: effdate,
        expiration: expdate,
      })),
      isSandbox: true,
      isEndorsement: false,
    },
  };
}

const paymentsOf = (person: Quoted) =>
  agreedPayments({ ...termsOf(person), amountFinanced: person.option.amountFinanced });

/** What was added to the contract a day ago: its row, its line and its paper. */
export function endorsedOf(person: Quoted, today: string, id: number) {
  const { added, option, contractId, contractNumber } = person;
  const day = daysBefore(today, 1);
  const presentBalance = option.totalOfPayments;
  const quoted = endorsementOf({
    state: person.state,
    added,
    downPayment: 0,
    effective: day,
    askedOn: day,
    presentBalance,
    remaining: paymentsOf(person)
      .filter(({ date }) => date > day)
      .map(({ date, amount }) => ({ due: date, amount })),
    expiresFirst: person.expiration,
  });
  if (typeof quoted === 'string') throw new Error(quoted);
  const row = {
    id,
    contract_id: contractId,
    identifier: `c0ffee00-0000-4000-a000-${String(id).padStart(12, '0')}`,
    quote_code: `${contractNumber}-E`,
    payee: 'carrier' as const,
    premium: added,
    policy_fee: 0,
    tax: 0,
    mga_fee: 0,
    down_payment: 0,
    effective_on: day,
    policy_ids: [person.policyId],
    quoted_on: day,
    present_balance: presentBalance,
    amount_financed: quoted.amountFinanced,
    doc_stamps: quoted.docStamps,
    finance_charge: quoted.financeCharge,
    new_payment: quoted.newPaymentAmount,
    last_payment: quoted.lastPayment,
    remaining_payments: quoted.remainingPayments,
    next_due: quoted.nextDueDate,
    total_of_payments: quoted.totalOfPayments,
    is_sandbox: true,
  };
  const told = { ...row, is_asked: false, generated_by: null, attachment_id: null, is_sent: false };
  const contract = { id: contractId, contractNumber, today: day };
  return {
    row: {
      ...row,
      master_id: AGENCY,
      operation_id: row.identifier,
      generated_by: row.identifier,
      confirmed_at: `${day}T16:00:00Z`,
      employee_id: EMPLOYEE,
    },
    line: endorsementLine({
      premium: added,
      policyFee: 0,
      tax: 0,
      mgaFee: 0,
      downPayment: 0,
      payee: 'carrier',
      date: day,
      presentBalance,
      totalOfPayments: quoted.totalOfPayments,
      payments: newPaymentsOf(told),
    }),
    paper: endorsementPaper(
      { row: told, contract, parties: partiesOf(person), policies: policiesOf(person) },
      `${contractNumber}-E1`,
    ),
  };
}
