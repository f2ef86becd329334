import { reachAsOwner } from '#app/server/open-database.ts';
import { SEALED_COLUMNS } from '#app/server/sealed-columns.ts';
import { backUpToFile } from '#platform/server/backup/back-up-to-file.ts';
import { told } from '#platform/server/backup/told.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { createFileStore } from '#platform/server/files/file-store.ts';

// npm run backup -- FILE
// Writes everything but the secrets into one file, as it is at this moment, while people go on working.
async function backUp(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file: npm run backup -- coverdesk.tar.zst');
  const config = readConfig(process.env);
  const { owner, close } = await reachAsOwner(config, console.log);
  const source = { owner, files: createFileStore(config), sealedColumns: SEALED_COLUMNS };
  console.log(`${file} has ${told(await backUpToFile(source, file).finally(close))}.`);
}

backUp().catch((error: Error) => {
  console.error(`Nothing was backed up: ${error.message}`);
  process.exitCode = 1;
});
