import { accessSync, chmodSync, constants, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DestinationStream, pino } from 'pino';

/** Lines are written together, at most half a second late: a write for each was a twentieth of a call. */
export const TOGETHER = { sync: false, minLength: 4096, periodicFlush: 500 } as const;

/** Readable only by the owner of the process: addresses of calls name customers. */
const MODE = 0o600;
/** How many files that were full are kept, `.1` the newest. */
const KEPT = 5;
/** What is kept in memory while a disk is full; lines beyond that are lost. */
const MOST_UNWRITTEN = 8 * 1024 * 1024;

export interface LogFile extends DestinationStream {
  /** Goes on in a new file of that name, after the one before was moved away. */
  reopen(): void;
}

/** A file that begins anew at so many bytes; 0 leaves that to somebody else, say logrotate. */
export function logFile(path: string, limit = 0): LogFile {
  const stream = pino.destination({
    dest: path,
    mkdir: true,
    mode: MODE,
    maxLength: MOST_UNWRITTEN,
    ...TOGETHER,
  });
  let size = 0;
  stream.on('ready', () => {
    try {
      // One that was there already keeps its mode otherwise.
      chmodSync(path, MODE);
      size = statSync(path).size;
    } catch (error) {
      complain(error as Error);
    }
  });
  stream.on('write', (written: number) => {
    size += written;
    if (limit === 0 || size < limit) return;
    size = 0;
    try {
      makeRoom(path);
      stream.reopen();
    } catch (error) {
      complain(error as Error);
    }
  });
  // A full disk must not end the process. The lines wait, and are written once there is room.
  stream.on('error', complain);
  return stream;
}

const complain = (error: Error) => process.stderr.write(`The log cannot be written: ${error.message}\n`);

function makeRoom(path: string): void {
  for (let n = KEPT - 1; n >= 0; n--) {
    try {
      renameSync(n === 0 ? path : `${path}.${n}`, `${path}.${n + 1}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Before anything else is begun: a log that cannot be written is a mistake in a setting. */
export function checkLogFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new Error(
      `The log ${path} cannot be written: ${(error as Error).message}. Set LOG_FILE to another file.`,
      {
        cause: error,
      },
    );
  }
}
