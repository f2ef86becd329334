import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

// A real SMTP server as a process of its own: what it takes lands as .eml files in the folder of its argument.
const folder = process.argv[2] as string;
let count = 0;
/** Those who were told, once, to come back later. */
const postponed = new Set<string>();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  // Somebody at `refused.test` never takes mail, somebody at `later.test` takes it the second time.
  onRcptTo({ address }, _session, done) {
    if (address.endsWith('@refused.test')) return done(answer(550, 'No such mailbox'));
    if (address.endsWith('@later.test') && !postponed.has(address)) {
      postponed.add(address);
      return done(answer(451, 'Try again later'));
    }
    return done();
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address).join(',');
      const file = join(folder, `${String(++count).padStart(6, '0')}-${encodeURIComponent(to)}.eml`);
      keep(file, Buffer.concat(chunks)).then(() => done(), done);
    });
  },
});

const answer = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** Whoever looks into the folder finds a mail whole or not at all. */
async function keep(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('disconnect', () => process.exit(0));
