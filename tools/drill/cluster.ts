import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAccount, chooseAccount } from '#platform/server/embedded/run-as.ts';
import { freePort } from '#platform/server/free-port.ts';
import { until } from '#platform/server/testing/until.ts';
import { balancerConfig, NODE_BIN_DIR, type NodePlace, nodeConfig, OWNER } from './configs.ts';

interface Node extends NodePlace {
  config: string;
  patroni: ChildProcess | undefined;
}

/** What Patroni says of one node. */
interface Member {
  name: string;
  role: string;
  state: string;
  timeline: number;
}

export interface Cluster {
  /** The primary, whichever node that is. */
  url(database: string): string;
  /** That node alone. */
  urlOf(name: string, database: string): string;
  members(): Promise<Member[]>;
  leader(): Promise<string>;
  /** PostgreSQL and Patroni of that node, with kill -9. */
  kill(name: string): void;
  /** Patroni starts the killed node again. */
  revive(name: string): void;
  stop(): Promise<void>;
}

/** Three nodes of PostgreSQL under Patroni, with etcd and HAProxy, on loopback. */
export async function startCluster(folder: string): Promise<Cluster> {
  const programs: ChildProcess[] = [];
  const account = chooseAccount(join(folder, 'pg'), NODE_BIN_DIR);
  const start = (name: string, program: string, args: string[]) => {
    const log = openSync(join(folder, `${name}.log`), 'a', 0o600);
    const { file, args: all, options } = asAccount(account, program, args);
    const child = spawn(file, all, { ...options, stdio: ['ignore', log, log] });
    closeSync(log);
    programs.push(child);
    return child;
  };

  const etcd = `http://127.0.0.1:${await freePort()}`;
  const peer = `http://127.0.0.1:${await freePort()}`;
  start('etcd', 'etcd', [
    ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
    ...[
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `one=${peer}`,
    ],
  ]);
  await until('etcd', () => answers(`${etcd}/health`), 60);

  const nodes: Node[] = [];
  for (const name of ['node1', 'node2', 'node3']) {
    mkdirSync(join(folder, name), { mode: 0o700 });
    const place = { name, folder: join(folder, name), port: await freePort(), restPort: await freePort() };
    const config = join(folder, name, 'patroni.yml');
    writeFileSync(config, nodeConfig(place, new URL(etcd).host), { mode: 0o600 });
    nodes.push({ ...place, config, patroni: start(name, 'patroni', [config]) });
  }
  const port = await freePort();
  writeFileSync(join(folder, 'haproxy.cfg'), balancerConfig(port, nodes));
  start('haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);

  const find = (name: string) => nodes.find((node) => node.name === name) as Node;
  const at = (place: number, database: string) =>
    `postgres://${OWNER.user}:${OWNER.password}@127.0.0.1:${place}/${database}`;
  const members = async (): Promise<Member[]> => {
    for (const { restPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  await until('three nodes', async () => isWhole(await members()), 180);
  await until('the balancer', () => primaryIn(nodes), 60);

  return {
    url: (database) => at(port, database),
    urlOf: (name, database) => at(find(name).port, database),
    members,
    async leader() {
      return until('a leader', async () => (await members()).find(({ role }) => role === 'leader')?.name, 60);
    },
    kill(name) {
      const node = find(name);
      const postgres = readFileSync(join(node.folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0];
      node.patroni?.kill('SIGKILL');
      process.kill(Number(postgres), 'SIGKILL');
    },
    revive(name) {
      const node = find(name);
      node.patroni = start(name, 'patroni', [node.config]);
    },
    async stop() {
      const running = programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      // Nobody needs what is in it: whoever made the folder ends what is left of PostgreSQL.
      await Promise.all(
        running.map((child) => {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          return ended;
        }),
      );
    },
  };
}

/** One leader, and two that follow it, one of them before each commit. */
export function isWhole(members: readonly Member[]): boolean {
  const roles = members
    .filter(({ state }) => state === 'running' || state === 'streaming')
    .map(({ role }) => role);
  return roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby');
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.ok ?? false;
}

async function primaryIn(nodes: readonly Node[]): Promise<boolean> {
  const found = await Promise.all(
    nodes.map(({ restPort }) => answers(`http://127.0.0.1:${restPort}/primary`)),
  );
  return found.includes(true);
}
