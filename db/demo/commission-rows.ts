import {
  DOWNLOADED,
  FORWARDED,
  GENERATED,
  MANUAL,
  PENDING,
  PICKED_UP,
  SETTLED,
  STAGED,
  UPLOADED,
} from '#areas/commissions/statuses.ts';
import { shareRows } from './commission-share-rows.ts';
import { AGENCY, CREATORS, FILES, LINES, lineFacts } from './commission-tables.ts';
import { type CommissionTerm, commissionTerms, inForce } from './commission-terms.ts';
import { daysBefore } from './days.ts';
import { Random } from './random.ts';
import type { TableRow } from './table-loader.ts';

const FIRST_FILE = 1_500_001;
const FIRST_LINE = 2_000_001;
/** In months: older files are archived and posted. */
const OLDEST = 14;
const OLDEST_ACTIVE = 6;
/** Companies that are paid in files of their own. */
const OWN_FILES = 2;
const CARRIER: readonly number[] = [DOWNLOADED, UPLOADED];
/** Most come by a statement. */
const SOURCES: readonly number[] = [DOWNLOADED, UPLOADED, UPLOADED, UPLOADED, GENERATED, MANUAL];
const UNMATCHED = ['HALVERSEN R', 'TORRES-DIAZ M', 'ASHWORTH & SONS LLC'];

export interface DemoCommissionLine {
  id: number;
  file: number | null;
  status: number;
  adjusted: number;
  policyId: number | null;
  /** When it was settled, if it is. */
  settledOn: string;
  isPosted: boolean;
}

interface World {
  terms: readonly CommissionTerm[];
  today: string;
  ids: { file: number; line: number };
  /** Terms for which the carrier held back the last twelfth until last month. */
  paidInParts: Set<number>;
  /** Terms that got a generated line: the carrier has sent none of its own for them. */
  generated: Set<number>;
  /** Forwarded lines that a later file has yet to pick up. */
  forwarded: { id: number; term: CommissionTerm; commission: number }[];
  lines: DemoCommissionLine[];
}

/** Two years of reconciling: files in every state, lines of every source and status, and a pool for the next file. */
export function* commissionRows(policies: Iterable<TableRow>, today: string): Generator<TableRow> {
  const rows = [...policies];
  const world: World = {
    terms: commissionTerms(rows, AGENCY),
    today,
    ids: { file: FIRST_FILE - 1, line: FIRST_LINE - 1 },
    paidInParts: new Set(),
    generated: new Set(),
    forwarded: [],
    lines: [],
  };
  const companies = mostPaid(world.terms);
  const { start } = monthBefore(today, 1);
  for (const term of inForce(world.terms, start))
    if (!companies.slice(0, OWN_FILES).includes(term.companyId)) world.paidInParts.add(term.id);
  for (let ago = OLDEST; ago >= 1; ago--) {
    const month = monthBefore(today, ago);
    const own = ago <= OLDEST_ACTIVE ? companies.slice(0, OWN_FILES) : [];
    for (const company of own) yield* fileRows(world, month, ago, company, own);
    yield* fileRows(world, month, ago, null, own);
  }
  yield* poolRows(world);
  yield* shareRows(rows, world.lines);
}

function mostPaid(terms: readonly CommissionTerm[]): number[] {
  const counts = Map.groupBy(terms, ({ companyId }) => companyId);
  return [...counts].sort(([a, x], [b, y]) => y.length - x.length || a - b).map(([company]) => company);
}

interface Month {
  start: string;
  end: string;
}

function monthBefore(today: string, ago: number): Month {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const at = (day: number, months: number) =>
    new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10);
  return { start: at(1, ago), end: at(0, ago - 1) };
}

function* fileRows(
  world: World,
  { start, end }: Month,
  ago: number,
  company: number | null,
  own: readonly number[],
): Generator<TableRow> {
  const id = ++world.ids.file;
  const random = new Random('commission file', id);
  const isOurs = ({ companyId }: CommissionTerm) =>
    company === null ? !own.includes(companyId) : companyId === company;
  const begun = world.terms.filter((term) => isOurs(term) && term.effdate >= start && term.effdate <= end);
  // Last month the carriers paid for every policy in force: the file with hundreds of lines.
  const isAll = ago === 1 && company === null;
  const paid = isAll
    ? inForce(world.terms, start).filter((term) => isOurs(term) && !world.generated.has(term.id))
    : begun;
  const isArchived = ago > OLDEST_ACTIVE;
  const lines = paid.map((term) => lineOf(world, random, { id, ago, end, term, isArchived }));
  if (ago === 1 && company === null) lines.push(...pickedUp(world, id));
  const total = lines.reduce((sum, { values }) => sum + Number(values.adjusted), 0);
  // Early in a month the file of the last one was made today.
  const postedOn = isArchived ? settledOn(world, end) : undefined;
  const madeOn = earlier(daysBefore(end, -4), world.today);
  yield FILES.row({
    master_id: AGENCY,
    id,
    company_id: company,
    start_on: start,
    end_on: end,
    deposit_on: daysBefore(end, -3),
    deposit_amount: random.chance(0.6) ? Math.max(0, total) : null,
    created_by: random.pick(CREATORS),
    created_at: `${madeOn}T03:${random.int(10, 59)}:00Z`,
    archived_at: isArchived ? `${daysBefore(end, -30)}T16:00:00Z` : null,
    posted_at: postedOn ? `${postedOn}T16:30:00Z` : null,
  });
  yield* lines;
}

const settledOn = ({ today }: World, end: string) => earlier(daysBefore(end, -12), today);

const earlier = (one: string, other: string) => (one < other ? one : other);

interface Place {
  id: number;
  ago: number;
  end: string;
  term: CommissionTerm;
  isArchived: boolean;
}

/** Older files are further along. */
function statusOf(random: Random, ago: number, isArchived: boolean): number {
  if (isArchived) return SETTLED;
  if (ago === 1) return random.pickCommon([PENDING, PENDING, PENDING, PENDING, STAGED, FORWARDED]);
  if (ago === OLDEST_ACTIVE) return STAGED;
  if (ago === OLDEST_ACTIVE - 1) return random.pick([SETTLED, SETTLED, SETTLED, FORWARDED]);
  return random.pick([PENDING, PENDING, STAGED, STAGED, SETTLED, FORWARDED]);
}

/** How much of a term's commission a line brings. */
function twelfthsOf(world: World, { id }: CommissionTerm, source: number, isMonthly: boolean): number {
  if (isMonthly) return 1;
  return source !== GENERATED && world.paidInParts.has(id) ? 11 : 12;
}

function lineOf(world: World, random: Random, { id: file, ago, end, term, isArchived }: Place): TableRow {
  const isMonthly = term.effdate < `${end.slice(0, 7)}-01`;
  const source = random.pick(isMonthly ? CARRIER : SOURCES);
  const isUnmatched = CARRIER.includes(source) && random.chance(0.03);
  const wanted = statusOf(random, ago, isArchived);
  // Nobody is paid for a line without a policy.
  const status = isUnmatched && wanted === SETTLED ? PENDING : wanted;
  if (source === GENERATED) world.generated.add(term.id);
  const twelfths = twelfthsOf(world, term, source, isMonthly);
  const commission = Math.round((term.commission * twelfths) / 12);
  const adjusted = random.chance(0.08) ? commission - random.int(1, 12) * 100 : commission;
  const id = ++world.ids.line;
  const policyId = isUnmatched ? null : term.id;
  world.lines.push({
    id,
    file,
    status,
    adjusted,
    policyId,
    settledOn: settledOn(world, end),
    isPosted: isArchived,
  });
  if (status === FORWARDED && ago > 2 && !isUnmatched)
    world.forwarded.push({ id, term, commission: adjusted });
  return LINES.row({
    ...lineFacts(term),
    id,
    file_id: file,
    status,
    source,
    ...(isUnmatched && { customer_id: null, policy_id: null, product_id: null }),
    customer_name: isUnmatched && random.chance(0.8) ? random.pick(UNMATCHED) : '',
    transaction_on: isMonthly ? end : term.effdate,
    commissionable: Math.round((term.premium * twelfths) / 12),
    commission,
    adjusted,
    reason: reasonOf(source, adjusted - commission),
  });
}

/** Why a person added or adjusted it. */
function reasonOf(source: number, difference: number): string {
  if (source === MANUAL) return 'Paid by check, without a line on the statement';
  return difference === 0 ? '' : 'Policy fee is not commissionable';
}

/** The copies of what earlier files forwarded. */
function pickedUp(world: World, file: number): TableRow[] {
  return world.forwarded.map(({ id: forwards_id, term, commission }) => {
    const id = ++world.ids.line;
    return LINES.row({
      ...lineFacts(term),
      id,
      file_id: file,
      status: PENDING,
      source: PICKED_UP,
      commission,
      adjusted: commission,
      forwards_id,
    });
  });
}

/** What this month's file will gather. */
function* poolRows(world: World): Generator<TableRow> {
  const { start } = monthBefore(world.today, 0);
  for (const term of world.terms.filter(({ effdate }) => effdate >= start && effdate <= world.today)) {
    const random = new Random('commission pool', term.id);
    if (!random.chance(0.7)) continue;
    yield LINES.row({
      ...lineFacts(term),
      id: ++world.ids.line,
      file_id: null,
      status: PENDING,
      source: random.pick(CARRIER),
    });
  }
}
