import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { openDatabase } from '#app/server/open-database.ts';
import { createFirstOwner } from '#areas/session/server/public.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { connectOwner, prepareDatabase } from '#platform/server/db/prepare-database.ts';

// npm run setup-owner -- --agency "Harbor Insurance" --first-name Ann --last-name Lee --email ann@harbor.test
// What is not given is asked for. The password is asked for, or read from OWNER_SIGN_IN_PASSWORD.
const { values: given } = parseArgs({
  options: {
    agency: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    email: { type: 'string' },
  },
});

async function ask(question: string, hidden = false): Promise<string> {
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: hidden ? muted : process.stdout,
    terminal: hidden,
  });
  if (hidden) process.stdout.write(question);
  const answer = await terminal.question(hidden ? '' : question);
  if (hidden) process.stdout.write('\n');
  terminal.close();
  return answer.trim();
}

async function setupOwner(): Promise<void> {
  const first = {
    agency: given.agency ?? (await ask('Name of the agency: ')),
    firstName: given['first-name'] ?? (await ask('First name of its owner: ')),
    lastName: given['last-name'] ?? (await ask('Last name: ')),
    email: given.email ?? (await ask('E-mail address: ')),
    password: process.env.OWNER_SIGN_IN_PASSWORD ?? (await ask('Password (at least 12 characters): ', true)),
  };
  const config = readConfig(process.env);
  const source = await openDatabase(config, console.log);
  try {
    await prepareDatabase(source.url, readSecrets(config.dataDir, process.env).appPassword);
    const owner = await connectOwner(source.url);
    const masterId = await createFirstOwner(owner, first).finally(() => owner.end());
    console.log(`${first.agency} is agency ${masterId}. ${first.email} can sign in now.`);
  } finally {
    await source.close();
  }
}

setupOwner().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
