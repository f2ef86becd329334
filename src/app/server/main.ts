import { join } from 'node:path';
import { fillDemoWorld } from '#demo/fill-demo-world.ts';
import { checkSurroundings, whyNoPort } from '#platform/server/config/check-surroundings.ts';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { prepareDatabase } from '#platform/server/db/prepare-database.ts';
import { checkBucket } from '#platform/server/files/check-bucket.ts';
import { createFileStore } from '#platform/server/files/file-store.ts';
import { logFile } from '#platform/server/log-file.ts';
import { createLogger } from '#platform/server/logger.ts';
import { buildApp } from './build-app.ts';
import { openDatabase } from './open-database.ts';
import { say, welcome } from './say.ts';
import { Shutdown } from './shutdown.ts';

const shutdown = new Shutdown();

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const file = logPath(config);
  await checkSurroundings(config, file);
  const secrets = readSecrets(config.dataDir, process.env);
  const files = createFileStore(config);
  await checkBucket(config.s3Url, files, say);
  const source = await openDatabase(config, say);
  shutdown.add(source.close);
  const toFile = file === undefined ? undefined : logFile(file, config.logFileLimit);
  process.on('SIGHUP', () => toFile?.reopen());
  const log = createLogger(config.logLevel, toFile);
  const { appUrl, applied, repaired } = await prepareDatabase(
    source.url,
    secrets.appPassword,
    config.dbPoolSize,
  );
  if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length === 1 ? '' : 's'}.`);
  if (repaired > 0) say(`Made good ${repaired} lost right${repaired === 1 ? '' : 's'} of the database.`);
  // A database with an agency of somebody's own has no demo accounts to name, whatever the setting says.
  const outside = { files, sealingKeys: secrets.sealingKeys };
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
  const { HOST = '127.0.0.1', PORT } = process.env;
  const message = error.syscall === 'listen' ? whyNoPort(error, HOST, Number(PORT || 3000)) : error.message;
  console.error(`Coverdesk could not start: ${message}`);
  void shutdown.run(1);
});
