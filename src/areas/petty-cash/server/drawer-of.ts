import type { Drawer } from '../contract.ts';
import type { DrawerRow } from './store.ts';

export function drawerOf(row: DrawerRow): Drawer {
  return {
    id: row.id,
    employee: { id: row.employee_id, name: `${row.first_name} ${row.last_name}` },
    office: { id: row.office_id, name: row.office_name },
    date: row.day,
    startingAmount: row.starting,
    startingDifference: row.starting_difference,
    startingReason: row.starting_reason,
    payouts: row.payouts,
    endingAmount: row.ending,
    difference: row.difference,
    endingReason: row.ending_reason,
    endedAt: row.ended_at,
  };
}
