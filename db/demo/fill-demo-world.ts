import type pg from 'pg';
import { AGREEMENT, DEMO_PASSWORD } from '#areas/session/server/public.ts';
import { hashPassword } from '#platform/server/auth/passwords.ts';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import { DEMO_AGENCIES, type DemoAgency, type DemoPerson } from './agencies.ts';

/** Fills an empty database with the demo world, all of it or nothing. A database with an agency stays as it is. */
export async function fillDemoWorld(ownerUrl: string, say: (line: string) => void): Promise<void> {
  const owner = await connectOwner(ownerUrl);
  try {
    await owner.query('BEGIN');
    // Two processes that start at once on a new database: the second waits here and then finds it filled.
    await owner.query('LOCK TABLE agencies IN EXCLUSIVE MODE');
    const { rows } = await owner.query('SELECT 1 FROM agencies LIMIT 1');
    if (rows.length === 0) {
      say('Filling the demo world …');
      const passwordHash = await hashPassword(DEMO_PASSWORD);
      for (const agency of DEMO_AGENCIES) await insertAgency(owner, agency, passwordHash);
      await moveSequences(owner);
    }
    await owner.query('COMMIT');
  } finally {
    await owner.end();
  }
}

async function insertAgency(owner: pg.ClientBase, agency: DemoAgency, passwordHash: string): Promise<void> {
  const columns = { master_id: agency.masterId, name: agency.name, ...agency.settings };
  await insert(owner, 'agencies', columns);
  for (const { id, name } of agency.offices)
    await insert(owner, 'offices', { master_id: agency.masterId, id, name });
  for (const person of agency.people) await insertPerson(owner, agency.masterId, person, passwordHash);
}

async function insertPerson(
  owner: pg.ClientBase,
  masterId: number,
  person: DemoPerson,
  passwordHash: string,
): Promise<void> {
  await insert(owner, 'employees', {
    master_id: masterId,
    id: person.id,
    office_id: person.officeId,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    permissions: person.permissions,
  });
  await insert(owner, 'logins', {
    email: person.email,
    master_id: masterId,
    employee_id: person.id,
    password_hash: passwordHash,
  });
  if (!person.acceptedAgreement) return;
  await insert(owner, 'agreement_acceptances', {
    master_id: masterId,
    employee_id: person.id,
    version: AGREEMENT.version,
  });
}

async function insert(owner: pg.ClientBase, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await owner.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, Object.values(row));
}

/** The demo rows bring their own ids; what a user adds later goes on above them. */
async function moveSequences(owner: pg.ClientBase): Promise<void> {
  await owner.query(`
    SELECT setval(pg_get_serial_sequence('agencies', 'master_id'), 2000);
    SELECT setval(pg_get_serial_sequence('offices', 'id'), 1000);
    SELECT setval(pg_get_serial_sequence('employees', 'id'), 1000)`);
}
