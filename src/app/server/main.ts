import { join } from 'node:path';
import { fillDemoWorld } from '#demo/fill-demo-world.ts';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { prepareDatabase } from '#platform/server/db/prepare-database.ts';
import { createFileStore } from '#platform/server/files/file-store.ts';
import { createLogger, logFile } from '#platform/server/logger.ts';
import { buildApp } from './build-app.ts';
import { openDatabase } from './open-database.ts';
import { say, welcome } from './say.ts';
import { Shutdown } from './shutdown.ts';

const shutdown = new Shutdown();

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const source = await openDatabase(config, say);
  shutdown.add(source.close);
  const file = logPath(config);
  const toFile = file === undefined ? undefined : logFile(file);
  process.on('SIGHUP', () => toFile?.reopen());
  const log = createLogger(config.logLevel, toFile);
  const secrets = readSecrets(config.dataDir, process.env);
  const { appUrl, applied, repaired } = await prepareDatabase(source.url, secrets.appPassword);
  if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length === 1 ? '' : 's'}.`);
  if (repaired > 0) say(`Made good ${repaired} lost right${repaired === 1 ? '' : 's'} of the database.`);
  // A database with an agency of somebody's own has no demo accounts to name, whatever the setting says.
  const outside = { files: createFileStore(config), sealingKeys: secrets.sealingKeys };
  const demoWorld = config.demoWorld && (await fillDemoWorld(source.url, outside, say));
  const app = await buildApp({ ...config, demoWorld }, secrets, appUrl, log);
  shutdown.add(app.close);
  await app.app.listen({ port: config.port, host: config.host });
  welcome({ ...config, demoWorld }, app.app.server.address());
}

/** A person at a terminal wants the address and the accounts to stay in sight; anything else wants the log. */
function logPath({ logFile, dataDir }: Config): string | undefined {
  return logFile ?? (process.stdout.isTTY ? join(dataDir, 'coverdesk.log') : undefined);
}

main().catch((error: NodeJS.ErrnoException) => {
  const message =
    error.code === 'EADDRINUSE'
      ? `The port ${process.env.PORT || 3000} is taken. Stop what listens there, or set PORT to another one.`
      : error.message;
  console.error(`Coverdesk could not start: ${message}`);
  void shutdown.run(1);
});
