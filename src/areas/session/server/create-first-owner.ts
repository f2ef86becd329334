import type pg from 'pg';
import { hashPassword } from '#platform/server/auth/passwords.ts';
import { signIn } from '../contract.ts';
import { passwordProblem } from '../rules.ts';

export interface FirstOwner {
  agency: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The agency sells the product to others. */
  isProvider?: boolean;
}

/** What keeps this from being a first owner, or nothing. */
export function firstOwnerProblem(given: FirstOwner): string | undefined {
  if (!given.agency || !given.firstName || !given.lastName)
    return 'Agency, first name and last name are needed.';
  const email = signIn.body.shape.email.safeParse(given.email);
  if (!email.success) return email.error.issues[0]?.message;
  return passwordProblem(given.password, [given.firstName, given.lastName, ...given.email.split('@')]);
}

/** The first agency and its owner in a database that has none; answers the agency's number. */
export async function createFirstOwner(owner: pg.ClientBase, given: FirstOwner): Promise<number> {
  const problem = firstOwnerProblem(given);
  if (problem) throw new Error(problem);
  const { rows } = await owner.query(
    `WITH agency AS (
       INSERT INTO agencies (name, lite_switch, is_provider)
       SELECT $1, 4, $6 WHERE NOT EXISTS (SELECT 1 FROM agencies) RETURNING master_id
     ), person AS (
       INSERT INTO employees (master_id, first_name, last_name, email, permissions)
       SELECT master_id, $2, $3, $4, '{"PRowner": 1}' FROM agency RETURNING master_id, id
     )
     INSERT INTO logins (email, master_id, employee_id, password_hash)
     SELECT lower($4), master_id, id, $5 FROM person RETURNING master_id`,
    [
      given.agency,
      given.firstName,
      given.lastName,
      given.email,
      await hashPassword(given.password),
      given.isProvider ?? false,
    ],
  );
  if (rows.length === 0) throw new Error('There is an agency already; its administrators add people.');
  return rows[0].master_id;
}
