import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { newThrowawayFolder } from '../testing/throwaway-folder.ts';
import { until } from '../testing/until.ts';
import { connectOwner } from './prepare-database.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const folder = newThrowawayFolder('pooler');
const running: { stop(): Promise<unknown> }[] = [];
afterAll(async () => {
  for (const each of running) await each.stop();
  await folder.remove();
});

const at = (port: number) => {
  const url = new URL(inject('ownerUrl'));
  url.port = String(port);
  return url.href;
};
const refusal = (port: number) => {
  const { hostname, pathname } = new URL(at(port));
  return `DATABASE_URL leads to a connection pooler at ${hostname}:${port}${pathname}, which drops the settings of a connection. Point it straight at PostgreSQL.`;
};

/** The first packet of a connection without its `options`: what a pooler does that was told to ignore them. */
function withoutOptions(packet: Buffer): Buffer {
  const words = packet
    .subarray(8, packet.readInt32BE(0) - 2)
    .toString()
    .split('\0');
  const kept = words.filter((_, n) => words[n - (n % 2)] !== 'options');
  const body = Buffer.from(`${kept.join('\0')}\0\0`);
  const head = Buffer.from(packet.subarray(0, 8));
  head.writeInt32BE(body.length + 8, 0);
  return Buffer.concat([head, body]);
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push({ stop: async () => server.close() });
  return (server.address() as AddressInfo).port;
}

test('a pooler that drops the settings of a connection without a word is refused in one line', async () => {
  const { hostname: host, port } = new URL(inject('ownerUrl'));
  const dropping = createServer((client) => {
    const database = connect(Number(port), host);
    for (const socket of [client, database]) socket.on('error', () => undefined);
    client.once('data', (packet) => {
      database.write(withoutOptions(packet));
      client.pipe(database).pipe(client);
    });
  });
  const through = await listening(dropping);
  await expect(connectOwner(at(through))).rejects.toThrow(new Error(refusal(through)));
});

test('a pooler that refuses the settings of a connection is told in the same line', async () => {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: options', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  const answer = Buffer.concat([Buffer.from('E'), length, body]);
  const through = await listening(createServer((client) => client.once('data', () => client.end(answer))));
  await expect(connectOwner(at(through))).rejects.toThrow(new Error(refusal(through)));
});

async function startPgBouncer(mode: string, ignored: string): Promise<number> {
  const { hostname, port, username, password } = new URL(inject('ownerUrl'));
  const own = await freePort();
  const [file, users] = ['ini', 'users'].map((end) => join(folder.path, `${own}.${end}`)) as [string, string];
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: own,
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: users,
    pool_mode: mode,
    ignore_startup_parameters: ignored,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(file, `[databases]\n* = host=${hostname} port=${port}\n[pgbouncer]\n${lines.join('\n')}\n`);
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  // It refuses to run as root, and must read both as somebody else.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder.path, file, users]) chmodSync(path, 0o755);
  const args = isRoot ? ['--user', 'nobody', '-q', file] : ['-q', file];
  const child: ChildProcess = spawn(PGBOUNCER, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  running.push({
    stop() {
      child.kill('SIGKILL');
      return ended;
    },
  });
  await until('PgBouncer', async () => {
    const socket = connect(own, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isThere;
  });
  return own;
}

const HERE = existsSync(PGBOUNCER);
const MODES = ['session', 'transaction'].flatMap((mode) =>
  ['', 'options'].map((ignored) => [mode, ignored] as const),
);

test(`PgBouncer is refused in that line, in session and in transaction mode${HERE ? '' : ' (only its stand-ins were tried: it is not here)'}`, async () => {
  for (const [mode, ignored] of HERE ? MODES : []) {
    const through = await startPgBouncer(mode, ignored);
    await expect(connectOwner(at(through))).rejects.toThrow(new Error(refusal(through)));
  }
  const owner = await connectOwner(inject('ownerUrl'));
  await owner.end();
});
