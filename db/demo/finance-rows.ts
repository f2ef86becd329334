import type { FundingStatus } from '#areas/companies/finance-contract.ts';
import { FIRST_DUE_AFTER } from '#areas/finance-gateway/rules/terms.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import { abbreviationOf } from '#areas/policies/rules.ts';
import { companyRows } from './company-rows.ts';
import { daysBefore } from './days.ts';
import {
  type ContractStory,
  contractRows,
  type FinanceCompany,
  type FinancedTerm,
  type FinanceIds,
} from './finance-tables.ts';
import { MARIA } from './memorable-customers.ts';
import { Random } from './random.ts';
import type { TableRow } from './table-loader.ts';

const OTHERS = 60;
const MEMOS = ['Wants to pay by check.', 'Send the agreement by mail.', 'Asked for ten payments.'];

interface Term extends FinancedTerm {
  masterId: number;
  productId: number;
  status: string;
}

/** The contracts that finance the policies in these rows; those of Maria fill more than a page. */
export function* financeRows(policies: Iterable<TableRow>, today: string): Generator<TableRow> {
  const terms = termsIn(policies);
  const ids: FinanceIds = { contract: 2_200_000, line: 2_300_000, funding: 0 };
  const demo = { masterId: 1001, employeeId: 13, ids };
  const offered = offersOf(1001);
  const own = terms.filter(({ masterId }) => masterId === 1001);
  yield* mariasRows(demo, own, offered, today);
  for (const story of otherStories(own, offered, today)) yield* contractRows(demo, story);
  const other = { masterId: 1002, employeeId: 21, ids };
  const theirs = terms.filter(({ masterId, status }) => masterId === 1002 && status === 'active').slice(0, 2);
  for (const [at, term] of theirs.entries())
    yield* contractRows(other, {
      ...storyOf(term, offersOf(1002)(term)[0] as FinanceCompany, daysBefore(today, 6)),
      status: at === 0 ? 'Approved' : 'Quoted',
    });
}

export function storyOf(term: FinancedTerm, company: FinanceCompany, dateFinanced: string): ContractStory {
  const { customerId } = term;
  const common = { customerId, company, terms: [term], dateFinanced };
  return { ...common, status: 'Quoted', payments: 9, downPercent: 20 };
}

/** Quotes of several companies, what was voided and issued again, a rollover, and what is owed today. */
function* mariasRows(
  world: { masterId: number; employeeId: number; ids: FinanceIds },
  terms: readonly Term[],
  offered: ReturnType<typeof offersOf>,
  today: string,
): Generator<TableRow> {
  const own = terms.filter(({ customerId }) => customerId === MARIA);
  const company = (at: number, term: Term) => {
    const companies = offered(term);
    return companies[at % companies.length] as FinanceCompany;
  };
  const past = own.filter(({ status }) => status === 'renewed');
  const current = own.filter(({ status }) => status === 'active');
  const [pending] = own.filter(({ status }) => status === 'pending') as [Term];
  const [first, second] = current as [Term, Term];
  const ago = (days: number) => daysBefore(today, days);
  for (const [at, term] of past.slice(0, 7).entries())
    yield* contractRows(world, {
      ...storyOf(term, company(at, term), term.effdate),
      status: 'Voided',
      isHidden: at < 2,
      isReissued: at === 6,
      memo: at === 3 ? 'Paid in full at the carrier instead.' : '',
    });
  const story = storyOf(first, company(0, first), first.effdate);
  const raised = { premium: 60_00, payee: 'carrier', date: ago(30) } as const;
  yield* contractRows(world, {
    ...story,
    status: 'Approved',
    downPercent: 0,
    fundedPercent: 40,
    added: [raised],
  });
  const old = yield* contractRows(world, {
    ...storyOf(second, company(1, second), second.effdate),
    status: 'Approved',
    downPercent: 0,
    isReissued: true,
  });
  yield* contractRows(world, {
    ...storyOf(first, company(1, first), ago(12)),
    terms: [],
    premium: 640_00,
    status: 'Approved',
    payments: 10,
    over: old,
    memo: 'Takes over what was left of the old contract.',
  });
  // Its first payment is due today.
  const loose = { ...storyOf(first, company(2, first), ago(FIRST_DUE_AFTER)), terms: [], downPercent: 0 };
  yield* contractRows(world, {
    ...loose,
    premium: 480_00,
    status: 'Approved',
    fundedPercent: 100,
    added: [{ premium: 75_00, payee: 'premiumFinanceCompany', date: ago(15) }],
  });
  yield* contractRows(world, { ...storyOf(pending, company(2, pending), ago(3)), status: 'Approved' });
  for (const at of [0, 1, 2]) yield* contractRows(world, storyOf(pending, company(at, pending), ago(5)));
  for (const at of [0, 1, 2, 3])
    yield* contractRows(world, {
      ...storyOf(first, company(at, first), ago(9)),
      payments: at === 3 ? null : 6 + at,
      downPercent: 15 + 5 * at,
    });
  yield* contractRows(world, { ...storyOf(second, company(3, second), ago(90)), isHidden: true });
}

/** Mostly quotes; what was approved began lately. */
function* otherStories(
  terms: readonly Term[],
  offered: ReturnType<typeof offersOf>,
  today: string,
): Generator<ContractStory> {
  const open = terms.filter(
    ({ customerId, status }) => customerId !== MARIA && (status === 'active' || status === 'pending'),
  );
  const step = Math.floor(open.length / OTHERS);
  for (let at = 0; at < OTHERS; at++) {
    const term = open[at * step] as Term;
    const random = new Random('finance', term.id);
    const isLately = term.effdate > daysBefore(today, 45);
    const story = storyOf(term, random.pick(offered(term)), daysBefore(today, random.int(1, 20)));
    const [payments, memo] = [random.int(3, 10), random.chance(0.3) ? random.pick(MEMOS) : ''];
    if (isLately)
      yield { ...story, payments, memo, status: 'Approved', downPercent: random.pick([0, 20, 25]) };
    else yield { ...story, payments, memo, status: random.chance(0.2) ? 'Voided' : 'Quoted' };
  }
}

/** Maria's approved contracts in these rows, the oldest first. */
export function mariasContracts(rows: readonly TableRow[]): number[] {
  return rows
    .filter(({ table, values }) => table.name === 'finance_contracts' && values.customer_id === MARIA)
    .filter(({ values }) => values.status === 'Approved')
    .map(({ values }) => Number(values.id));
}

function termsIn(policies: Iterable<TableRow>): Term[] {
  const terms: Term[] = [];
  for (const { table, values } of policies) if (table.name === 'policies') terms.push(termOf(values));
  return terms;
}

export function termOf(values: TableRow['values']): Term {
  return {
    masterId: Number(values.master_id),
    id: Number(values.id),
    productId: Number(values.product_id),
    customerId: Number(values.customer_id),
    purpose: values.purpose as Purpose,
    status: String(values.status),
    effdate: String(values.effdate),
    premium: Number(values.premium),
    policyFee: Number(values.policy_fee),
    tax: Number(values.tax),
    mgaFee: Number(values.mga_fee),
  };
}

/** The companies that are offered for the product of a term: those that it names, or any. */
export function offersOf(masterId: number, rows: readonly TableRow[] = [...companyRows()]) {
  const companies = companiesOf(masterId, rows);
  const named = new Map<number, Set<number>>();
  for (const { table, values } of rows) {
    if (table.name !== 'product_finance_companies' || values.master_id !== masterId) continue;
    const product = Number(values.product_id);
    named.set(product, (named.get(product) ?? new Set()).add(Number(values.company_id)));
  }
  return ({ productId }: Term): readonly FinanceCompany[] => {
    const chosen = named.get(productId);
    return chosen ? companies.filter(({ id }) => chosen.has(id)) : companies;
  };
}

/** The finance companies of an agency. One that says nothing about itself is not integrated. */
export function companiesOf(masterId: number, rows: Iterable<TableRow> = companyRows()): FinanceCompany[] {
  const companies: FinanceCompany[] = [];
  for (const { table, values } of rows) {
    if (table.name !== 'companies' || values.master_id !== masterId) continue;
    if (!values.is_finance || !values.active) continue;
    companies.push({
      id: Number(values.id),
      prefix: abbreviationOf(String(values.name)),
      isIntegrated: values.is_integrated === true,
      fundingStatus: (values.funding_status as FundingStatus | undefined) ?? 'Partial Funded',
    });
  }
  return companies;
}
