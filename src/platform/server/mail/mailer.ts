import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { checkHeaders, type Mail } from './mail.ts';

export interface Mailer {
  /** Returns which receivers the server refused while it took the others. */
  send(mail: Mail): Promise<string[]>;
}

/** A mail names no file and no address to be fetched: its content is in it. */
const DEFAULTS = { disableFileAccess: true, disableUrlAccess: true } as never;

/** Through SMTP where the operator set it, otherwise as .eml files into the outbox below DATA_DIR. */
export function createMailer(config: Config): Mailer {
  const deliver = config.smtpUrl ? throughSmtp(config.smtpUrl) : intoOutbox(join(config.dataDir, 'outbox'));
  const domain = new URL(config.publicUrl).hostname;
  return {
    async send(mail) {
      checkHeaders(mail);
      return deliver(messageOf(mail, config.mailFrom), `${mail.messageId}@${domain}`);
    },
  };
}

function messageOf(mail: Mail, mailFrom: string): SendMailOptions {
  return {
    to: [...(typeof mail.to === 'string' ? [mail.to] : mail.to)],
    cc: [...(mail.cc ?? [])],
    bcc: [...(mail.bcc ?? [])],
    from: mail.from ?? mailFrom,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    attachments: (mail.files ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Readable.from(content()),
    })),
  };
}

type Deliver = (message: SendMailOptions, messageId: string) => Promise<string[]>;

function throughSmtp(url: string): Deliver {
  const transport = createTransport(url, DEFAULTS);
  return async (message, messageId) => {
    const { rejected } = await transport.sendMail({ ...message, messageId: `<${messageId}>` });
    return rejected;
  };
}

function intoOutbox(folder: string): Deliver {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, DEFAULTS);
  return async (message, messageId) => {
    const { message: text } = await transport.sendMail({ ...message, messageId: `<${messageId}>` });
    const file = join(folder, `${messageId.replaceAll(/[^\w.-]/g, '')}.eml`);
    await writeFile(`${file}.part`, text as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    return [];
  };
}
