import { sql } from 'kysely';

export interface DrawersOf {
  from: string;
  to: string;
  person?: number | undefined;
  office?: number | undefined;
}

/**
 * The drawers of some days, for a FROM: `id`, `employee_id`, `office_id`, `day`, `starting`, `payouts`, `ending`,
 * `difference`, `reason`. The difference is the stored one, which `endDifference` made at the end; ending and difference
 * are null while a drawer is open.
 */
export const drawersFrom = ({ from, to, person, office }: DrawersOf) => sql`(
  SELECT d.id, d.employee_id, d.office_id, d.day, d.starting, d.ending, d.difference, d.ending_reason AS reason,
    coalesce(sum(p.amount), 0)::bigint AS payouts
  FROM petty_cash d
  LEFT JOIN petty_cash_payouts p ON p.master_id = d.master_id AND p.petty_cash_id = d.id
  -- The office is always named: the index of the days begins with it.
  WHERE ${office === undefined ? sql`d.office_id IN (SELECT id FROM offices)` : sql`d.office_id = ${office}`}
    AND d.day >= ${from}::date AND d.day <= ${to}::date
    ${person === undefined ? sql`` : sql`AND d.employee_id = ${person}`}
  GROUP BY d.master_id, d.id
)`;
