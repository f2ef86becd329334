import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { startSmtpMailbox } from './start-smtp-mailbox.ts';
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
      FINANCE_HOSTS: 'api.cedar.test',
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
  await showNobodyAround(postgres.url);
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

/** The tour of the demo world would lie over whatever a test looks at; one that is about it says so. */
async function showNobodyAround(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('UPDATE employees SET seen_tour = true');
  await client.end();
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
