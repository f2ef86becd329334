import { createReadStream, existsSync } from 'node:fs';
import { openDatabase } from '#app/server/open-database.ts';
import { restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { told } from '#platform/server/backup/told.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { createFileStore } from '#platform/server/files/file-store.ts';

// npm run restore -- FILE
// Puts a backup into an empty database: that of DATABASE_URL, or the embedded one of a new DATA_DIR.
async function restore(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file: npm run restore -- coverdesk.tar.zst');
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const config = readConfig(process.env);
  const { appPassword, sealingKeys } = readSecrets(config.dataDir, process.env);
  const source = await openDatabase(config, console.log);
  const target = {
    ownerUrl: source.url,
    appPassword,
    sealingKeys,
    files: createFileStore(config),
    say: console.log,
  };
  const end = await restoreBackup(() => createReadStream(file), target).finally(source.close);
  console.log(`Restored ${told(end)}. Start Coverdesk with npm start.`);
}

restore().catch((error: Error) => {
  console.error(`Nothing was restored: ${error.message}`);
  process.exitCode = 1;
});
