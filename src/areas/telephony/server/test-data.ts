import type pg from 'pg';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { sandboxName } from './sandbox-line.ts';

/** Somebody with an office, in an agency that has a telephone line. */
export async function buildCaller(app: TestApp, isOn: boolean): Promise<TestPerson> {
  const agency = await app.newAgency({ telephony: true });
  const person = await agency.newPerson({ officeId: await agency.newOffice() });
  await app.owner.query('UPDATE employees SET telephony_on = $2 WHERE id = $1', [person.id, isOn]);
  return person;
}

interface BuiltCall {
  masterId: number;
  employeeId: number;
  digits?: string;
  /** How long ago it was placed. */
  secondsAgo?: number;
  customerId?: number;
}

/** A call whose end is not stored; its state follows from its number and from how long ago it was placed. */
export async function buildPhoneCall(owner: pg.Pool, call: BuiltCall): Promise<number> {
  const { masterId, employeeId, digits = '3055550142', secondsAgo = 10, customerId = null } = call;
  const startedAt = new Date(Date.now() - secondsAgo * 1000);
  const { rows } = await owner.query(
    `INSERT INTO telephony_calls (master_id, employee_id, customer_id, number, line, started_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [masterId, employeeId, customerId, digits, sandboxName(digits, startedAt), startedAt],
  );
  return rows[0].id;
}
