import { join } from 'node:path';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Lines are written together, at most half a second late: a write for each was a twentieth of a call. */
const TOGETHER = { sync: false, minLength: 4096, periodicFlush: 500 } as const;

/** Wherever one of these is in what is logged, it is redacted. */
const SECRETS = ['authorization', 'cookie', 'password', 'currentPassword', 'newPassword', 'token', 'email'];

/** Structured lines. Bodies are never logged; should one slip in, its secrets are redacted. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: SECRETS.flatMap((field) => [field, `*.${field}`]),
        censor: '[redacted]',
      },
      serializers: {
        // The query of an address can name a person; the path alone says which call it was.
        req: (request: { method: string; url: string; ip: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
          from: request.ip,
        }),
      },
    },
    destination ?? pino.destination({ dest: 1, ...TOGETHER }),
  );
}

export function logFile(dataDir: string): DestinationStream {
  return pino.destination({ dest: join(dataDir, 'coverdesk.log'), mkdir: true, ...TOGETHER });
}
