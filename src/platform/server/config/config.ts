import { resolve } from 'node:path';
import { z } from 'zod';
import { hostList } from '../outgoing/host-list.ts';
import { type TrustedProxies, trustedProxies } from './trusted-proxies.ts';

const switchValue = z.enum(['on', 'off'], { error: 'must be on or off' });
// What is no address at all is not looked at any further.
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true });

function wholeNumber(least: number, most: number) {
  const between = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error: 'must be a number' }).int(between).min(least, between).max(most, between);
}

/** Those that the driver knows. It never falls back to a connection without TLS, as `prefer` and `allow` would. */
const SSL_MODES = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];
const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address', abort: true })
  .refine((url) => SSL_MODES.includes(new URL(url).searchParams.get('sslmode') ?? 'disable'), {
    error: `has an sslmode other than ${SSL_MODES.join(', ')}`,
  });

const bucketAddress = webAddress
  .refine((url) => /^\/[^/]+\/?$/.test(new URL(url).pathname) && new URL(url).username !== '', {
    error: 'must be an address with keys and a bucket, like https://key:secret@host/bucket',
  })
  .refine((url) => new URL(url).password !== '', {
    error: 'has a key without its secret; it must be like https://key:secret@host/bucket',
  })
  .refine((url) => [new URL(url).username, new URL(url).password].every(canDecode), {
    error: 'has a key or secret with a bare % sign; write it as %25',
  });

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

export const MEGABYTE = 1_048_576;

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: trustedProxies.default(false),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DB_POOL_SIZE: wholeNumber(2, 500).default(16),
  LONGEST_WAIT: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int('must be a whole number of milliseconds')
    .min(50, 'must be at least 50 milliseconds')
    .max(60_000, 'must be at most 60000 milliseconds')
    .default(400),
  DEMO_WORLD: switchValue.optional(),
  SANDBOX: switchValue.optional(),
  FINANCE_HOSTS: hostList.default([]),
  WEBHOOK_HOSTS: hostList.default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z.string().default('Coverdesk <no-reply@coverdesk.test>'),
  UPLOAD_LIMIT: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int('must be a whole number of megabytes')
    .min(1, 'must be at least 1 megabyte')
    .max(1000, 'must be at most 1000 megabytes')
    .default(25),
  S3_URL: bucketAddress.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_FILE: z.string().optional(),
  LOG_FILE_LIMIT: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int('must be a whole number of megabytes')
    .min(0, 'must be a number of megabytes, or 0 for none')
    .max(100_000, 'must be at most 100000 megabytes')
    .default(100),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  port: number;
  host: string;
  /** Where people reach the product: links in mails, and whether cookies are Secure. Never the Host header. */
  publicUrl: string;
  trustProxy: TrustedProxies;
  dataDir: string;
  /** Absent: the embedded database below dataDir. */
  databaseUrl: string | undefined;
  dbPoolSize: number;
  /** Milliseconds that a call waits for its turn before it is refused. */
  longestWait: number;
  demoWorld: boolean;
  /** Finance companies that exist only here, and charges that move no money: with the demo world unless set. */
  sandbox: boolean;
  /** The hosts, with a port unless it is the usual one, at which finance companies may be asked. */
  financeHosts: readonly string[];
  /** Hosts on this machine that webhooks may call, besides every public one. */
  webhookHosts: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Bytes that the files of one upload may have together. */
  uploadLimit: number;
  /** A bucket for files instead of the folder below dataDir. */
  s3Url: string | undefined;
  metricsToken: string | undefined;
  logLevel: string;
  /** Absent: standard output, or a file in dataDir at a terminal. */
  logFile: string | undefined;
  /** Bytes after which a new file of the log is begun; 0: never. */
  logFileLimit: number;
}

/** The operator's settings, or one line that says which variable is wrong and how. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const name = String(issue?.path[0]);
    // An address may contain a password, and a token is as good as one: neither is repeated.
    const given = /URL|TOKEN/.test(name) ? '' : ` (it is ${JSON.stringify(env[name])})`;
    throw new Error(`${name} ${issue?.message}${given}.`);
  }
  const value = read.data;
  const isDemo = value.DEMO_WORLD ? value.DEMO_WORLD === 'on' : !value.DATABASE_URL;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: (value.PUBLIC_URL ?? `http://${value.HOST}:${value.PORT}`).replace(/\/+$/, ''),
    trustProxy: value.TRUST_PROXY,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    dbPoolSize: value.DB_POOL_SIZE,
    longestWait: value.LONGEST_WAIT,
    demoWorld: isDemo,
    sandbox: value.SANDBOX ? value.SANDBOX === 'on' : isDemo,
    financeHosts: value.FINANCE_HOSTS,
    webhookHosts: value.WEBHOOK_HOSTS,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    uploadLimit: value.UPLOAD_LIMIT * MEGABYTE,
    s3Url: value.S3_URL,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
    logFile: value.LOG_FILE === undefined ? undefined : resolve(value.LOG_FILE),
    logFileLimit: value.LOG_FILE_LIMIT * MEGABYTE,
  };
}
