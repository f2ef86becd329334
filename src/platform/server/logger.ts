import { type DestinationStream, type Logger, pino } from 'pino';
import { REDACTED, redactedError, SECRET_FIELDS } from './crypto/redact.ts';
import { TOGETHER } from './log-file.ts';

/** Structured lines. Bodies are never logged; should one slip in, its secrets are redacted. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
        censor: REDACTED,
      },
      serializers: {
        err: errorOf,
        // The query of an address can name a person; the path alone says which call it was.
        req: (request: { method: string; url: string; ip: string }) => ({
          method: request.method,
          path: withoutLink(request.url.split('?')[0] ?? ''),
          from: request.ip,
        }),
      },
    },
    destination ?? pino.destination({ dest: 1, ...TOGETHER }),
  );
}

/** Whoever has a link to sign with can sign: the log names the call without it. */
const withoutLink = (path: string) => path.replace(/^((?:\/api)?\/sign\/)[^/]+/, `$1${REDACTED}`);

/** Another system's words, and the database's, can repeat what they were sent. */
function errorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack } = redactedError(error);
  const { type, code } = error as { type?: string; code?: string };
  return { type: type ?? error.constructor.name, message, stack, ...(code !== undefined && { code }) };
}
