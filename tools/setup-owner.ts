import { parseArgs } from 'node:util';
import type pg from 'pg';
import { openDatabase } from '#app/server/open-database.ts';
import { addKnownAddOns } from '#areas/account-add-ons/server/public.ts';
import { createFirstOwner, type FirstOwner } from '#areas/session/server/public.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { connectOwner, prepareDatabase } from '#platform/server/db/prepare-database.ts';
import { Questions } from './lib/questions.ts';

// npm run setup-owner -- --agency "Harbor Insurance" --first-name Ann --last-name Lee --email ann@harbor.test
// What is not given is asked for, at the terminal or of what is piped in. The password is asked for, or read from OWNER_SIGN_IN_PASSWORD.
const { values: given } = parseArgs({
  options: {
    agency: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    email: { type: 'string' },
    // Makes the agency the provider, whose people sign up other agencies.
    provider: { type: 'boolean', default: false },
  },
});

async function readAnswers() {
  const questions = new Questions();
  try {
    return {
      isProvider: given.provider,
      agency: given.agency ?? (await questions.ask('Name of the agency: ')),
      firstName: given['first-name'] ?? (await questions.ask('First name of its owner: ')),
      lastName: given['last-name'] ?? (await questions.ask('Last name: ')),
      email: given.email ?? (await questions.ask('Email address: ')),
      password:
        process.env.OWNER_SIGN_IN_PASSWORD ??
        (await questions.ask('Password (at least 12 characters): ', { isSecret: true })),
    };
  } finally {
    questions.close();
  }
}

/** Both or nothing: whoever runs this again after a failure finds an empty database. */
async function create(owner: pg.ClientBase, first: FirstOwner): Promise<number> {
  await owner.query('BEGIN');
  const masterId = await createFirstOwner(owner, first);
  if (first.isProvider) await addKnownAddOns(owner, masterId);
  await owner.query('COMMIT');
  return masterId;
}

async function setupOwner(): Promise<void> {
  const first = await readAnswers();
  const config = readConfig(process.env);
  const source = await openDatabase(config, console.log);
  try {
    await prepareDatabase(source.url, readSecrets(config.dataDir, process.env).appPassword);
    const owner = await connectOwner(source.url);
    const masterId = await create(owner, first).finally(() => owner.end());
    console.log(`${first.agency} is agency ${masterId}. ${first.email} can sign in now.`);
  } finally {
    await source.close();
  }
}

setupOwner().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
