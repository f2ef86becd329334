import { daysBefore } from './days.ts';
import { type TableRow, table } from './table-loader.ts';

const ENTRIES = table('time_clock_entries', ['master_id', 'employee_id', 'clocked_in_at', 'clocked_out_at']);
const WEEKS = 3;

/** Working days of the last weeks, a morning and an afternoon each; today is left for the visitor to clock in. */
export function* timeClockRows(
  masterId: number,
  employeeIds: readonly number[],
  today: string,
): Generator<TableRow> {
  for (let ago = 7 * WEEKS; ago > 0; ago -= 1) {
    const day = daysBefore(today, ago);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const employee_id of employeeIds) {
      // Some come early and some stay late, the same on every machine.
      const shift = (employee_id * 7 + ago * 11) % 25;
      const at = (hour: number, minute: number) =>
        `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`;
      const stretches = [
        [at(13, shift), at(17, 5 + (shift % 10))],
        [at(17, 45 + (shift % 12)), at(21, 20 + shift)],
      ] as const;
      for (const [clocked_in_at, clocked_out_at] of stretches)
        yield ENTRIES.row({ master_id: masterId, employee_id, clocked_in_at, clocked_out_at });
    }
  }
}
