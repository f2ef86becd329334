import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Permission } from '#platform/shared/permissions.ts';
import { AGREEMENT_VERSION } from '../auth/agreement.ts';
import { hashPassword } from '../auth/passwords.ts';
import { newSessionSecret } from '../auth/tokens.ts';
import type { BuiltServer } from '../http/build-server.ts';
import { TestClient } from './test-client.ts';

export const TEST_PASSWORD = 'violet-harbor-lantern';
const passwordHash = hashPassword(TEST_PASSWORD);

export interface AgencyOptions {
  name?: string;
  isProvider?: boolean;
  liteSwitch?: number;
  themesId?: number;
  isReceiveLeads?: boolean;
  isEnabledRaterTab?: boolean;
  telephony?: boolean;
  addOns?: number[];
  /** Every drop-down of the menu switched off. */
  switchesOff?: boolean;
}

export interface PersonOptions {
  firstName?: string;
  lastName?: string;
  email?: string;
  permissions?: Partial<Record<Permission, 0 | 1>>;
  officeId?: number | undefined;
  agreementAccepted?: boolean;
}

export interface TestPerson {
  id: number;
  masterId: number;
  email: string;
  name: string;
  /** A client with a session of this person, on its cookie. */
  client: TestClient;
  sessionId: string;
  cookie: string;
}

export interface TestAgency {
  masterId: number;
  newPerson(options?: PersonOptions): Promise<TestPerson>;
  newOffice(name?: string): Promise<number>;
}

/** Every test builds its own agency; nothing of another test can be in it. */
export async function buildAgency(
  owner: pg.Pool,
  built: BuiltServer,
  options: AgencyOptions = {},
): Promise<TestAgency> {
  const dropDowns = !(options.switchesOff ?? false);
  const { rows } = await owner.query(
    `INSERT INTO agencies (
       name, is_provider, lite_switch, themes_id, is_receive_leads, is_enabled_rater_tab, telephony_sub_account, add_ons,
       office_tab_dropdown, report_tab_dropdown, admin_tab_dropdown, leads_tab_dropdown
     ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9, $9) RETURNING master_id`,
    [
      options.name ?? 'Test Agency',
      options.isProvider ?? false,
      options.liteSwitch ?? 1,
      options.themesId ?? 1,
      options.isReceiveLeads ?? false,
      options.isEnabledRaterTab ?? false,
      options.telephony ?? false,
      options.addOns ?? [],
      dropDowns,
    ],
  );
  return agencyOf(owner, built, rows[0].master_id);
}

/** One that is there already. */
export function agencyOf(owner: pg.Pool, built: BuiltServer, masterId: number): TestAgency {
  return {
    masterId,
    newPerson: (person) => buildPerson(owner, built, masterId, person),
    async newOffice(name = 'Test Office') {
      const sql = 'INSERT INTO offices (master_id, name) VALUES ($1, $2) RETURNING id';
      return (await owner.query(sql, [masterId, name])).rows[0].id;
    },
  };
}

async function buildPerson(
  owner: pg.Pool,
  built: BuiltServer,
  masterId: number,
  {
    firstName = 'Pat',
    lastName = 'Example',
    permissions = {},
    officeId,
    agreementAccepted = true,
    email = `${randomUUID()}@person.test`,
  }: PersonOptions = {},
): Promise<TestPerson> {
  const { rows } = await owner.query(
    `INSERT INTO employees (master_id, first_name, last_name, email, permissions, office_id)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [masterId, firstName, lastName, email, permissions, officeId ?? null],
  );
  const id: number = rows[0].id;
  await owner.query(
    'INSERT INTO logins (email, master_id, employee_id, password_hash) VALUES ($1, $2, $3, $4)',
    [email, masterId, id, await passwordHash],
  );
  if (agreementAccepted) {
    const accept = 'INSERT INTO agreement_acceptances (master_id, employee_id, version) VALUES ($1, $2, $3)';
    await owner.query(accept, [masterId, id, AGREEMENT_VERSION]);
  }
  const { secret, hash } = newSessionSecret();
  const session = await owner.query(`SELECT start_session($1, $2, decode($3, 'hex'), 'test') AS id`, [
    masterId,
    id,
    hash,
  ]);
  const client = new TestClient(built, { cookie: secret });
  return {
    id,
    masterId,
    email,
    name: `${firstName} ${lastName}`,
    client,
    sessionId: session.rows[0].id,
    cookie: secret,
  };
}
