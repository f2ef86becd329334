import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { freePort } from '#platform/server/free-port.ts';
import { until } from '#platform/server/testing/until.ts';

const OPS = join(import.meta.dirname, '../../../../ops');

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

type Start = (ports: [number, number], folder: string) => Promise<Balancer>;

const MOST_RETRIES = 3;

/** Takes turns, and goes to the other one when nobody listens, or with a read that nobody has looked at. */
const ofOurOwn: Start = async (ports) => {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const first = turn++;
    const attempt = (n: number) => {
      const port = ports[(first + n) % ports.length];
      const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
      const { method, url: path } = incoming;
      const passed = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        const isUntouched = error.code === 'ECONNREFUSED' || (method === 'GET' && !answer.headersSent);
        if (isUntouched && n < MOST_RETRIES) attempt(n + 1);
        else answer.destroy();
      });
      answer.once('close', () => passed.destroy());
      // Bodies here are small; one that was sent half could not be sent again.
      passed.end(body);
    };
    let body = '';
    incoming.on('data', (chunk) => (body += chunk));
    incoming.on('end', () => attempt(0));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** One of the examples that we ship, with the ports of this test. */
async function exampleOf(file: string, [one, two]: [number, number]) {
  const port = await freePort();
  const text = readFileSync(join(OPS, file), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${two}`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`);
  return { text, url: `http://127.0.0.1:${port}` };
}

async function run(program: string, args: string[], url: string): Promise<Balancer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const ended = once(child, 'exit');
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(complaint);
    return (await fetch(`${url}/api/ready`).catch(() => undefined))?.status === 200;
  };
  await until(`${program} to answer`, answers, 60);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const nginx: Start = async (ports, folder) => {
  const { text, url } = await exampleOf('nginx.conf', ports);
  mkdirSync(join(folder, 'nginx'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const around = `daemon off; pid nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')}\n${text}\n}`;
  const file = join(folder, 'nginx', 'nginx.conf');
  writeFileSync(file, around);
  return run(NGINX, ['-p', join(folder, 'nginx'), '-c', file], url);
};

const haproxy: Start = async (ports, folder) => {
  const { text, url } = await exampleOf('haproxy.cfg', ports);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return run(HAPROXY, ['-db', '-f', file], url);
};

const NGINX = '/usr/sbin/nginx';
const HAPROXY = '/usr/sbin/haproxy';

/** Those that can be started here: our own always. */
export const BALANCERS: [name: string, start: Start][] = [
  ['a small balancer of our own', ofOurOwn],
  ...(existsSync(NGINX) ? [['nginx with ops/nginx.conf', nginx] as [string, Start]] : []),
  ...(existsSync(HAPROXY) ? [['HAProxy with ops/haproxy.cfg', haproxy] as [string, Start]] : []),
];
