import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from '../auth/passwords.ts';
import { SESSION_COOKIE } from '../auth/session.ts';
import { newSessionSecret } from '../auth/tokens.ts';
import { TEST_PASSWORD } from './test-agency.ts';

let pool: pg.Pool | undefined;

function newPool(): pg.Pool {
  const made = new pg.Pool({ connectionString: process.env.E2E_OWNER_URL, max: 2, allowExitOnIdle: true });
  // The database ends before whoever asked it; that would hide why.
  made.on('error', () => undefined);
  return made;
}

/** The database of the browser tests as its owner, for what a test arranges or looks up behind the product's back. */
export function owner(): pg.Pool {
  pool ??= newPool();
  return pool;
}

export interface NewPersonOptions {
  agreementAccepted?: boolean;
  themesId?: number;
  liteSwitch?: number;
  seenRelease?: string;
}

/** All have one password, so one hash does for them. */
let passwordHash: Promise<string> | undefined;

/** An owner in an agency of their own, so that tests which change things do not meet. */
export async function newPerson(
  options: NewPersonOptions = {},
): Promise<{ email: string; password: string; name: string }> {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const email = `${randomUUID()}@browser.test`;
  await owner().query(
    `WITH agency AS (
       INSERT INTO agencies (name, themes_id, lite_switch) VALUES ('Browser Agency', $1, $2) RETURNING master_id
     ), person AS (
       INSERT INTO employees (master_id, first_name, last_name, email, permissions, seen_release)
       SELECT master_id, 'Robin', 'Tester', $3, '{"PRowner": 1}', $6 FROM agency RETURNING master_id, id
     ), login AS (
       INSERT INTO logins (email, master_id, employee_id, password_hash) SELECT $3, master_id, id, $4 FROM person
     )
     INSERT INTO agreement_acceptances (master_id, employee_id, version)
     SELECT master_id, id, '1' FROM person WHERE $5`,
    [
      options.themesId ?? 1,
      options.liteSwitch ?? 1,
      email,
      await passwordHash,
      options.agreementAccepted ?? true,
      options.seenRelease ?? 'v7.7',
    ],
  );
  return { email, password: TEST_PASSWORD, name: 'Robin Tester' };
}

interface Colleague {
  permissions: Record<string, 1>;
  agreementAccepted?: boolean;
}

/** Somebody else in the agency of a person, with these permissions and no other. */
export async function newColleague(
  of: { email: string },
  { permissions, agreementAccepted = true }: Colleague,
): Promise<{ email: string }> {
  const email = `${randomUUID()}@browser.test`;
  await owner().query(
    `WITH person AS (
       INSERT INTO employees (master_id, first_name, last_name, email, permissions, seen_release)
       SELECT master_id, 'Kim', 'Colleague', $2, $3, 'v7.7' FROM logins WHERE email = $1 RETURNING master_id, id
     ), login AS (
       INSERT INTO logins (email, master_id, employee_id, password_hash) SELECT $2, master_id, id, '' FROM person
     )
     INSERT INTO agreement_acceptances (master_id, employee_id, version)
     SELECT master_id, id, '1' FROM person WHERE $4`,
    [of.email, email, JSON.stringify(permissions), agreementAccepted],
  );
  return { email };
}

/** A session as sign-in starts it, without the password, and the cookie that it gives. */
export async function newSession(email: string, agent: string): Promise<{ name: string; value: string }> {
  const { secret, hash } = newSessionSecret();
  const { rowCount } = await owner().query(
    `SELECT start_session(master_id, employee_id, decode($2, 'hex'), $3) FROM logins WHERE email = $1`,
    [email, hash, agent],
  );
  if (rowCount !== 1) throw new Error(`Nobody signs in as ${email}.`);
  return { name: SESSION_COOKIE, value: secret };
}
