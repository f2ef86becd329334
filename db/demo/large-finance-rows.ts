import { addMonths } from '#platform/shared/calendar.ts';
import { daysBefore } from './days.ts';
import { offersOf, storyOf, termOf } from './finance-rows.ts';
import { contractRows, type FinanceIds } from './finance-tables.ts';
import { Random } from './random.ts';
import type { TableRow } from './table-loader.ts';

export const FINANCE_TABLES = ['finance_contracts', 'finance_contract_policies', 'finance_details'];

/** One customer in so many has a contract. */
const ONE_IN = 5;

interface FinanceWorld {
  masterId: number;
  employeeId: number;
  /** The rows of the agency's companies. */
  companies: readonly TableRow[];
  today: string;
  ids: FinanceIds;
}

/** The rows of the policies, and beside the first policy of every fifth customer the contract that finances it. */
export function* largeFinanceRows(world: FinanceWorld, policies: Iterable<TableRow>): Generator<TableRow> {
  const offered = offersOf(world.masterId, world.companies);
  let last = 0;
  for (const row of policies) {
    yield row;
    if (row.table.name !== 'policies') continue;
    const { customerId } = termOf(row.values);
    if (customerId !== last && customerId % ONE_IN === 0) yield* contractOf(world, offered, row);
    last = customerId;
  }
}

function* contractOf(
  world: FinanceWorld,
  offered: ReturnType<typeof offersOf>,
  { values }: TableRow,
): Generator<TableRow> {
  const term = termOf(values);
  const random = new Random('finance', world.masterId, term.customerId);
  const isOver = addMonths(term.effdate, 10) < world.today;
  const date = term.effdate < world.today ? term.effdate : daysBefore(world.today, 1);
  const status = isOver ? 'Voided' : random.chance(0.6) ? 'Approved' : 'Quoted';
  yield* contractRows(world, { ...storyOf(term, random.pick(offered(term)), date), status });
}
