import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { processStart } from './processes.ts';

export interface DataDirLock {
  release(): void;
}

const LOCK = 'coverdesk.lock';

interface Holder {
  pid: number;
  start: string;
}

/** One server for each data folder. A lock whose process has ended is taken over. */
export function lockDataDir(folder: string): DataDirLock {
  const dir = resolve(folder);
  const file = join(dir, LOCK);
  const own = `${file}.${process.pid}`;
  const content = JSON.stringify({ pid: process.pid, start: processStart(process.pid) });
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    rmSync(own, { force: true });
    writeFileSync(own, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw cannotWrite(dir, error);
  }
  try {
    while (!tryLink(own, file)) evictStaleHolder(dir, file);
  } finally {
    rmSync(own, { force: true });
  }
  return {
    release() {
      if (read(file) === content) rmSync(file, { force: true });
    },
  };
}

/** True while a server runs on the data folder. */
export function isDataDirLocked(folder: string): boolean {
  const seen = read(join(resolve(folder), LOCK));
  return seen !== undefined && livingHolder(seen) !== undefined;
}

/** A link, unlike a new file, appears together with its content, so nobody reads a half-written lock. */
function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function evictStaleHolder(dir: string, file: string): void {
  const seen = read(file);
  if (seen === undefined) return;
  const pid = livingHolder(seen);
  if (pid !== undefined) throw new Error(`Coverdesk already runs on ${dir} (process ${pid}).`);
  // Another start may have taken the stale lock over since it was read: move aside, look again, give back.
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== seen) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function livingHolder(content: string): number | undefined {
  try {
    const holder = JSON.parse(content) as Holder;
    return holder.start !== undefined && processStart(holder.pid) === holder.start ? holder.pid : undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function cannotWrite(dir: string, error: unknown): Error {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new Error(
    `Coverdesk cannot write to ${dir} (${code}). Set DATA_DIR to a folder this account may write to.`,
  );
}
