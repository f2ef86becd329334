import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.ts';

export interface Mailbox {
  url: string;
  folder: string;
  /** Waits for the next mail to this address that the test has not seen yet. */
  mailTo(address: string, count?: number): Promise<Email>;
  stop(): Promise<void>;
}

/** Starts the SMTP server process; mails are read back as a mail program would. */
export async function startSmtpMailbox(folder: string): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true });
  const child = fork(join(import.meta.dirname, 'smtp-mailbox.ts'), [folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    mailTo: (address, count = 1) => readMail(folder, address, count),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

export async function readMail(folder: string, address: string, count = 1): Promise<Email> {
  const suffix = `-${encodeURIComponent(address)}.eml`;
  const file = await until(`mail ${count} to ${address}`, () => {
    return readdirSync(folder)
      .filter((name) => name.endsWith(suffix))
      .sort()[count - 1];
  });
  return PostalMime.parse(readFileSync(join(folder, file)));
}
