import { reachAsOwner } from '#app/server/open-database.ts';
import { SEALED_COLUMNS } from '#app/server/sealed-columns.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { rotateKeys } from '#platform/server/crypto/rotate-keys.ts';

// npm run rotate-keys
// Seals card and bank account numbers with a new key while the product runs. With SEALING_KEYS in the environment the
// operator puts the new key in front of the list, for every process, and then runs this.
async function rotate(): Promise<void> {
  const config = readConfig(process.env);
  readSecrets(config.dataDir, process.env);
  const { owner, close } = await reachAsOwner(config, console.log);
  const rotation = { dataDir: config.dataDir, given: process.env.SEALING_KEYS, columns: SEALED_COLUMNS };
  const resealed = await rotateKeys(owner, rotation).finally(close);
  console.log(`${resealed} ${resealed === 1 ? 'number is' : 'numbers are'} sealed with the new key.`);
}

rotate().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
