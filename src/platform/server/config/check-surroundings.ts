import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isDataDirLocked } from '../embedded/data-dir-lock.ts';
import { checkLogFile } from '../log-file.ts';
import type { Config } from './config.ts';

/**
 * Whether the settings fit this machine, in one line for the first that does not. It comes before the database is
 * touched: a start that fails over a port must not have migrated anything.
 */
export async function checkSurroundings(config: Config, logPath: string | undefined): Promise<void> {
  checkDataDir(config.dataDir);
  if (logPath !== undefined) checkLogFile(logPath);
  if (config.databaseUrl !== undefined) checkCertificates(config.databaseUrl);
  // Another server on this folder is what the lock will say, which helps more than that its port is taken.
  if (!isDataDirLocked(config.dataDir)) await checkPort(config);
}

function checkDataDir(folder: string): void {
  const probe = join(folder, `.can-write-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new Error(
      `Coverdesk cannot write to ${folder} (${code}). Set DATA_DIR to a folder this account may write to.`,
    );
  }
}

/** The files that DATABASE_URL names for TLS. */
function checkCertificates(databaseUrl: string): void {
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = new URL(databaseUrl).searchParams.get(name);
    try {
      if (file) accessSync(file, constants.R_OK);
    } catch {
      throw new Error(`The ${name} of DATABASE_URL, ${file}, cannot be read.`);
    }
  }
}

/** Why a port cannot be listened on, in words; another process may still take it before we do. */
export function whyNoPort({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `The port ${port} is taken. Stop what listens there, or set PORT to another one.`;
  if (code === 'EACCES')
    return `This account may not listen on the port ${port}. Set PORT to one from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is no address of this machine.`;
  return message;
}

async function checkPort({ host, port }: Config): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(whyNoPort(error, host, port), { cause: error })));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}
