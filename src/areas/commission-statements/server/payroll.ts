import type { Call, CallOutside } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import {
  CHUNK,
  dollars,
  inParts,
  type PlannedSheet,
  planSheet,
  sheetFile,
} from '#platform/server/sheets/export-sheet.ts';
import type { Cell } from '#platform/server/sheets/sheet.ts';
import type { AnswerOf, OutgoingFile } from '#platform/shared/endpoint.ts';
import type {
  exportLedger as exportEndpoint,
  LedgerEntry,
  listLedger as listEndpoint,
  payroll as payrollEndpoint,
} from '../payroll-contract.ts';
import { hasEmployee } from './choice-store.ts';

import { type Asked, countLedger, listEntries, type PayRow, sumPay } from './payroll-store.ts';

type Asking = Pick<
  Call<typeof payrollEndpoint | typeof listEndpoint | typeof exportEndpoint>,
  'db' | 'session'
>;

async function askedOf({ db, session }: Asking, period: Omit<Asked, 'timeZone'>): Promise<Asked> {
  if (period.to < period.from) throw refuse.fields({ to: ['The last day is before the first.'] });
  if (period.employee !== undefined && !(await hasEmployee(db, period.employee)))
    throw refuse.fields({ employee: ['Choose a person of your agency.'] });
  return { ...period, timeZone: session.timeZone };
}

export async function payroll(call: Call<typeof payrollEndpoint>): Promise<AnswerOf<typeof payrollEndpoint>> {
  const rows = await sumPay(call.db, await askedOf(call, call.query));
  const sum = (all: readonly PayRow[]) => all.reduce((total, { amount }) => total + amount, 0);
  const people = Map.groupBy(
    rows.filter(({ employee_id }) => employee_id !== null),
    ({ employee_id }) => employee_id as number,
  );
  return {
    results: [...people].map(([id, own]) => ({
      employee: { id, name: own[0]?.employee ?? '' },
      statements: own.map(({ id: statement, number, period, amount }) => ({
        id: statement ?? 0,
        number,
        period,
        amount,
      })),
      amount: sum(own),
    })),
    house: sum(rows.filter(({ employee_id }) => employee_id === null)),
    total: sum(rows),
  };
}

export async function listLedger(call: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { page, per_page, ...period } = call.query;
  const asked = await askedOf(call, period);
  const total = await countLedger(call.db, asked);
  const { rows, pagination } = await pageOf({ page, per_page }, total, ({ size, offset }) =>
    listEntries(call.db, asked, { size, offset }),
  );
  return { results: rows, pagination };
}

const COLUMNS = [
  ...['Posted (UTC)', 'Posted by', 'Employee', 'Statement', 'Period', 'File', 'Company', 'Amount', 'Reason'],
];

export async function planLedger(call: Call<typeof exportEndpoint>): Promise<PlannedSheet> {
  const { format, ...period } = call.query;
  const count = await countLedger(call.db, await askedOf(call, period));
  const name = `commission-ledger-${period.from}-${period.to}`;
  return planSheet({ name, columns: COLUMNS, count, format, noun: 'entries' });
}

export function exportLedger(
  planned: PlannedSheet,
  { database, session, query: { format, ...period } }: CallOutside<typeof exportEndpoint>,
): Promise<OutgoingFile> {
  const asked = { ...period, timeZone: session.timeZone };
  const after = (last: LedgerEntry | undefined) =>
    database.asTenant(session, (db) => listEntries(db, asked, { size: CHUNK, after: last }));
  return sheetFile(planned, session, format, inParts(after, entryCells));
}

function entryCells(entry: LedgerEntry): Cell[] {
  return [
    entry.postedAt,
    entry.postedBy,
    entry.employee?.name ?? 'House',
    entry.statement?.number ?? null,
    entry.statement?.period ?? null,
    entry.file,
    entry.company,
    dollars(entry.amount),
    entry.reason,
  ];
}
