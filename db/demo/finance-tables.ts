import type { FundingStatus } from '#areas/companies/finance-contract.ts';
import { fundingStatusOf } from '#areas/companies/rules.ts';
import { type Computed, computed, type Figures } from '#areas/finance-contracts/rules/fields.ts';
import {
  additionalLine,
  type NewLine,
  openingLine,
  openingType,
  oppositeLine,
  transferLine,
  voidContractLine,
} from '#areas/finance-contracts/rules/ledger.ts';
import { NO_PARTS } from '#areas/finance-contracts/rules/money-parts.ts';
import { lineColumns } from '#areas/finance-contracts/server/line-columns.ts';
import type { ContractStatus, Payee } from '#areas/finance-contracts/statuses.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import { type TableRow, table } from './table-loader.ts';

export const CONTRACTS = table('finance_contracts', [
  'master_id',
  'id',
  'customer_id',
  'company_id',
  'contract_number',
  'agreement_id',
  'memo',
  'paid_to_agency',
  'status',
  'premium',
  'policy_fee',
  'tax',
  'mga_fee',
  'down_payment',
  'amount_financed',
  'apr',
  'date_financed',
  'number_payments',
  'payment_amount',
  'total_of_payments',
  'setup_fee',
  'advanced_on',
  'transfer_contract_id',
  'transfer_balance',
  'active',
]);
export const NAMED = table('finance_contract_policies', ['master_id', 'contract_id', 'policy_id']);
const LINES = table('finance_details', [
  'master_id',
  'id',
  'contract_id',
  'type',
  'sub_type',
  'date',
  'premium',
  'policy_fee',
  'tax',
  'mga_fee',
  'total',
  'amount',
  'to_fund',
  'down_payment',
  'payee',
  'transfer_contract_id',
  'reverses_id',
  'employee_id',
]);
const FUNDINGS = table('finance_fundings', [
  'master_id',
  'id',
  'contract_id',
  'detail_id',
  'amount',
  'funded_on',
  'employee_id',
]);

/** A term that is financed. */
export interface FinancedTerm {
  id: number;
  customerId: number;
  purpose: Purpose;
  effdate: string;
  premium: number;
  policyFee: number;
  tax: number;
  mgaFee: number;
}

export interface FinanceCompany {
  id: number;
  prefix: string;
  isIntegrated: boolean;
  fundingStatus: FundingStatus;
}

/** What happened to a contract. */
export interface ContractStory {
  customerId: number;
  company: FinanceCompany;
  terms: readonly FinancedTerm[];
  /** The premium, where no policy says it. */
  premium?: number;
  status: ContractStatus;
  dateFinanced: string;
  /** Null for a quote whose payments are still open. */
  payments: number | null;
  downPercent: number;
  memo?: string;
  isHidden?: boolean;
  /** Approved, taken back and approved again. */
  isReissued?: boolean;
  /** The part of it that has been funded. */
  fundedPercent?: number;
  /** Premiums that were added to it later; the policies have them already. */
  added?: readonly AddedPremium[];
  /** The contract whose balance it takes over. */
  over?: WrittenContract;
}

export interface AddedPremium {
  premium: number;
  payee: Payee;
  date: string;
}

export interface WrittenContract {
  id: number;
  balance: number;
}

export interface FinanceIds {
  contract: number;
  line: number;
  funding: number;
}

interface World {
  masterId: number;
  employeeId: number;
  ids: FinanceIds;
}

const PER_YEAR = 0.12;
const SET_UP = 20_00;
/** A premium is added after what was paid until then, and the ids of payments are above those of contracts. */
const AFTER_PAYMENTS = 90_000;

/** The rows of a contract; what its ledger comes to is written by the product's own rules. */
export function* contractRows(world: World, story: ContractStory): Generator<TableRow, WrittenContract> {
  const { masterId: master_id, ids } = world;
  const id = ++ids.contract;
  const { figures, found } = figuresOf(story);
  const { company, terms } = story;
  yield CONTRACTS.row({
    master_id,
    id,
    customer_id: story.customerId,
    company_id: company.id,
    contract_number: story.status === 'Quoted' ? '' : `${company.prefix}-${id}`,
    agreement_id: story.status === 'Quoted' ? '' : `A${id}`,
    memo: story.memo ?? '',
    paid_to_agency: (story.fundedPercent ?? 0) > 0,
    status: story.status,
    premium: figures.premium,
    policy_fee: figures.policyFee,
    tax: figures.tax,
    mga_fee: figures.mgaFee,
    down_payment: figures.downPayment,
    amount_financed: found.amountFinanced,
    apr: found.APR,
    date_financed: figures.dateFinanced,
    number_payments: figures.numberPayments,
    payment_amount: figures.paymentAmount,
    total_of_payments: found.totalOfPayments,
    setup_fee: 0,
    advanced_on: found.advancedOn,
    transfer_contract_id: story.over?.id ?? null,
    transfer_balance: story.over?.balance ?? 0,
    active: !story.isHidden,
  });
  for (const term of terms) yield NAMED.row({ master_id, contract_id: id, policy_id: term.id });
  if (story.status === 'Quoted') return { id, balance: 0 };
  return yield* ledgerRows(world, story, id, { figures, found });
}

interface Reckoned {
  figures: Figures;
  found: Computed;
}

function figuresOf({ terms, payments, over, added = [], ...story }: ContractStory): Reckoned {
  const sum = (name: 'premium' | 'policyFee' | 'tax' | 'mgaFee') =>
    terms.reduce((so, term) => so + term[name], 0);
  const parts = {
    premium: story.premium ?? added.reduce((so, each) => so - each.premium, sum('premium')),
    policyFee: sum('policyFee'),
    tax: sum('tax'),
    mgaFee: sum('mgaFee'),
  };
  const total = parts.premium + parts.policyFee + parts.tax + parts.mgaFee;
  const open: Figures = {
    ...parts,
    contractStatus: story.status,
    downPayment: Math.round((total * story.downPercent) / 100),
    amountFinanced: null,
    numberPayments: payments,
    paymentAmount: null,
    APR: null,
    dateFinanced: story.dateFinanced,
  };
  const policyMinDate = terms.map(({ effdate }) => effdate).toSorted()[0] ?? null;
  const around = { transferred: over?.balance ?? 0, policyMinDate, storedApr: null };
  const { amountFinanced } = computed(open, around);
  const charge = Math.round((amountFinanced * PER_YEAR * (payments ?? 0)) / 12) + SET_UP;
  const paymentAmount = payments === null ? null : Math.ceil((amountFinanced + charge) / payments);
  const figures = { ...open, paymentAmount };
  return { figures, found: computed(figures, around) };
}

function* ledgerRows(
  { masterId: master_id, employeeId: employee_id, ids }: World,
  story: ContractStory,
  contractId: number,
  { figures, found }: Reckoned,
): Generator<TableRow, WrittenContract> {
  const row = (line: NewLine, contract_id = contractId, id = ++ids.line) =>
    LINES.row({
      master_id,
      id,
      contract_id,
      employee_id,
      ...lineColumns(line),
    });
  const { dateFinanced: date, company, over } = story;
  const purposes = story.terms.map(({ purpose }) => purpose);
  const transferContractId = over?.id ?? null;
  const open = (wasApproved: boolean) =>
    openingLine(
      { ...figures, totalOfPayments: found.totalOfPayments ?? 0, transferContractId },
      {
        type: openingType({ transferContractId, wasApproved, purposes }),
        date,
        purposes,
        funding: fundingStatusOf(company),
      },
    );
  if (over) yield row(transferLine(over.balance, date, contractId), over.id);
  yield row(open(false));
  if (story.isReissued) {
    yield row(oppositeLine({ ...open(false), id: ids.line }, date));
    yield row(open(true));
  }
  const { amount: balance, toFund } = open(false);
  if (story.fundedPercent)
    yield FUNDINGS.row({
      master_id,
      id: ++ids.funding,
      contract_id: contractId,
      detail_id: ids.line,
      amount: Math.round((toFund * story.fundedPercent) / 100),
      funded_on: date,
      employee_id,
    });
  for (const each of story.added ?? [])
    yield row(
      additionalLine({ ...NO_PARTS, ...each, downPayment: 0 }),
      contractId,
      AFTER_PAYMENTS + ++ids.line,
    );
  if (story.status !== 'Voided') return { id: contractId, balance };
  yield row(voidContractLine(balance, date));
  return { id: contractId, balance: 0 };
}
