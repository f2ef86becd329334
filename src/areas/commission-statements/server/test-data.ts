import type pg from 'pg';
import { buildEmployee } from '#areas/employees/server/test-data.ts';

/** An empty statement for a new person unless told otherwise. */
export async function buildCommissionStatement(
  owner: pg.Pool,
  masterId: number,
  employeeId?: number,
): Promise<number> {
  const employee = employeeId ?? (await buildEmployee(owner, masterId));
  const { rows } = await owner.query(
    `INSERT INTO commission_statements (master_id, number, period_on, employee_id, created_by)
     SELECT $1, coalesce(max(number), 0) + 1, '2026-11-01', $2, $2 FROM commission_statements WHERE master_id = $1
     RETURNING id`,
    [masterId, employee],
  );
  return rows[0].id;
}

/** Who earns of a policy, in hundredths of a percent. */
export async function setProducers(
  owner: pg.Pool,
  masterId: number,
  policyId: number,
  splits: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [employeeId, split] of splits)
    await owner.query(
      'INSERT INTO policy_producers (master_id, policy_id, employee_id, split) VALUES ($1, $2, $3, $4)',
      [masterId, policyId, employeeId, split],
    );
}
