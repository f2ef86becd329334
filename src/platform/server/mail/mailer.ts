import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Stays the same when a job sends again, so that a receiver can tell the copy. */
  messageId: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Through SMTP where the operator set it, else as .eml files into the outbox below DATA_DIR. */
export function createMailer(config: Config): Mailer {
  const deliver = config.smtpUrl ? throughSmtp(config.smtpUrl) : intoOutbox(join(config.dataDir, 'outbox'));
  const domain = new URL(config.publicUrl).hostname;
  return {
    async send({ messageId, ...mail }) {
      // A line break in an address would end its header and begin another.
      if (/[\r\n]/.test(mail.to + mail.subject)) throw new Error('A line break in a mail header.');
      await deliver({ ...mail, from: config.mailFrom, messageId: `<${messageId}@${domain}>` });
    },
  };
}

type Message = Omit<Mail, 'messageId'> & { from: string; messageId: string };

function throughSmtp(url: string): (message: Message) => Promise<void> {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true } as never);
  return async (message) => {
    await transport.sendMail(message);
  };
}

function intoOutbox(folder: string): (message: Message) => Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const { message: text } = await transport.sendMail(message);
    const file = join(folder, `${message.messageId.replaceAll(/[^\w.-]/g, '')}.eml`);
    await writeFile(`${file}.part`, text as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
