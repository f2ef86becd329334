import { agencyWords } from '#areas/agency/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { csvFile } from '#platform/server/sheets/csv-file.ts';
import type { Cell } from '#platform/server/sheets/sheet.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import type { exportExpected as exportEndpoint } from '../contract.ts';
import { daysOf, KIND_WORDS } from '../rules.ts';
import { askedOf, rowOf } from './report.ts';
import { listTerms, type TermRow } from './report-store.ts';

const COLUMNS = [
  'Kind',
  'Company',
  'Product',
  'Customer',
  'Policy',
  'Effective',
  'Cancelled',
  'Days in force',
  'Days of the term',
  'Premium',
  'Percent',
  'Expected',
  'Received',
  'Charged back',
  'Paid percent',
  'Difference',
];
const CHUNK = 500;

/** Lines go out after the transaction of the request has ended: each chunk is read in one of its own. */
export async function exportExpected({
  db,
  database,
  session,
  query,
}: Call<typeof exportEndpoint>): Promise<OutgoingFile> {
  const asked = await askedOf(db, session.officeId, query);
  const rowsAfter = (after: TermRow | undefined) =>
    database.asTenant(session, (own) => listTerms(own, asked, { size: CHUNK, after }));
  const columns = COLUMNS.map(await agencyWords(db));
  return csvFile({ name: 'expected-commissions', columns, rows: cellsOf(rowsAfter) });
}

async function* cellsOf(
  rowsAfter: (after: TermRow | undefined) => Promise<TermRow[]>,
): AsyncIterable<readonly Cell[]> {
  let last: TermRow | undefined;
  do {
    const rows = await rowsAfter(last);
    yield* rows.map(lineOf);
    last = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (last);
}

function lineOf(term: TermRow): Cell[] {
  const row = rowOf(term);
  const days = daysOf(row);
  const dollars = (cents: number) => cents / 100;
  return [
    KIND_WORDS[row.kind],
    row.company.name,
    row.product,
    row.customer.name,
    row.policy.policy,
    row.effdate,
    row.cancelledOn,
    days.inForce,
    days.of,
    dollars(row.premium),
    row.percent / 100,
    dollars(row.expected),
    dollars(row.received),
    dollars(row.chargedBack),
    row.paidPercent,
    dollars(row.difference),
  ];
}
