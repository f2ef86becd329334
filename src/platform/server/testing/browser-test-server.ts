import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { hashPassword } from '../auth/passwords.ts';
import { freePort } from '../free-port.ts';
import { startSmtpMailbox } from './start-smtp-mailbox.ts';
import { TEST_PASSWORD } from './test-agency.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const MAIN = join(import.meta.dirname, '../../../app/server/main.ts');

export interface BrowserTestServer {
  baseUrl: string;
  mailbox: string;
  /** The owner's address of the database, with which `newPerson` arranges accounts. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** The product as a user starts it: its own process with the demo world, and an SMTP server to mail to. */
export async function startForBrowserTests(): Promise<BrowserTestServer> {
  const postgres = await startThrowawayPostgres({ name: 'browser' });
  const { folder } = postgres;
  const mailbox = await startSmtpMailbox(join(folder, 'mailbox'));
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      DEMO_WORLD: 'on',
      SMTP_URL: mailbox.url,
      LOG_LEVEL: 'warn',
    },
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await mailbox.stop();
    await postgres.stop();
  };
  let stopping: Promise<void> | undefined;
  const baseUrl = await addressSaid(server.stdout as NodeJS.ReadableStream);
  return {
    baseUrl,
    mailbox: mailbox.folder,
    ownerUrl: postgres.url,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Goes on listening: a stream that nobody reads anymore would end the server with its next line. */
function addressSaid(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.on('data', (chunk) => {
      said += chunk;
      const address = /ready at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`The server did not start: ${said}`)));
  });
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
  const owner = new pg.Client({ connectionString: process.env.E2E_OWNER_URL });
  await owner.connect();
  try {
    passwordHash ??= hashPassword(TEST_PASSWORD);
    const email = `${randomUUID()}@browser.test`;
    await owner.query(
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
  } finally {
    await owner.end();
  }
}
