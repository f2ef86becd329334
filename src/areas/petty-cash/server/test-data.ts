import type pg from 'pg';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { endDifference } from '../rules.ts';

interface DrawerParts {
  /** What it ended with; open without. */
  ending?: number | undefined;
  payouts?: readonly number[];
  columns?: Record<string, unknown>;
}

/** A drawer of a hundred dollars, long ago unless told otherwise, with what was paid out of it. */
export async function buildDrawer(
  owner: pg.Pool,
  masterId: number,
  { ending, payouts = [], columns = {} }: DrawerParts = {},
): Promise<number> {
  const starting = Number(columns.starting ?? 10_000);
  const employeeId = columns.employee_id ?? (await buildEmployee(owner, masterId));
  const paid = payouts.reduce((sum, amount) => sum + amount, 0);
  const ended = ending !== undefined && {
    ending,
    difference: endDifference({ startingAmount: starting, payouts: paid }, ending),
    ending_reason: 'Counted twice',
    ended_at: new Date(),
    ended_by: employeeId,
  };
  const id = await insertRow(owner, 'petty_cash', {
    master_id: masterId,
    office_id: columns.office_id ?? (await buildOffice(owner, masterId)),
    employee_id: employeeId,
    day: '2026-03-02',
    starting,
    ...ended,
    ...columns,
  });
  for (const amount of payouts)
    await insertRow(owner, 'petty_cash_payouts', {
      master_id: masterId,
      petty_cash_id: id,
      amount,
      reason: 'Stamps',
    });
  return id;
}
