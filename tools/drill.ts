import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Shutdown } from '#app/server/shutdown.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { connectOwner, prepareDatabase } from '#platform/server/db/prepare-database.ts';
import { newThrowawayFolder } from '#platform/server/testing/throwaway-folder.ts';
import { until } from '#platform/server/testing/until.ts';
import { type Callers, startCallers } from './drill/callers.ts';
import { type Cluster, isWhole, startCluster } from './drill/cluster.ts';
import { NODE_BIN_DIR } from './drill/configs.ts';
import { type CounterRows, openCounter, storedReceipts } from './drill/counter.ts';
import { judge, printTable } from './drill/outcome.ts';
import { startDrilledServer } from './drill/server.ts';
import { aptInstall } from './lib/apt.mjs';

// npm run drill               the leader of three nodes of PostgreSQL is killed under load
// npm run drill -- --kills 3  so often, each time the one that leads then
const { values: given } = parseArgs({
  options: { kills: { type: 'string', default: '1' }, callers: { type: 'string', default: '8' } },
});
const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', `${NODE_BIN_DIR}/postgres`];
const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'postgresql-15'];
const DATABASE = 'coverdesk';
const shutdown = new Shutdown();

async function ensurePrograms(): Promise<void> {
  const areThere = () => PROGRAMS.every((path) => existsSync(path));
  const refusal = areThere() ? undefined : await aptInstall(PACKAGES);
  if (!areThere()) throw new Error(`The drill needs ${PACKAGES.join(', ')} of Debian: ${refusal}.`);
}

async function createDatabase(cluster: Cluster, dataDir: string): Promise<CounterRows> {
  const client = await connectOwner(cluster.url('postgres'));
  await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
  await prepareDatabase(cluster.url(DATABASE), readSecrets(dataDir, process.env).appPassword);
  return openCounter(cluster.url(DATABASE));
}

/** Kills the leader, waits until receipts are taken again, and brings the old leader back behind the new one. */
async function killLeader(cluster: Cluster, callers: Callers): Promise<string> {
  const leader = await cluster.leader();
  const before = callers.ledger.size;
  await until('receipts before the kill', () => callers.ledger.size > before + 100, 120);
  console.log(`kill -9 of ${leader}, after ${callers.ledger.size} receipts …`);
  cluster.kill(leader);
  await until(
    'another leader',
    async () => {
      const [found] = (await cluster.members()).filter(
        ({ role, state }) => role === 'leader' && state === 'running',
      );
      return found && found.name !== leader;
    },
    120,
  );
  const then = callers.ledger.size;
  await until('receipts after the kill', () => callers.ledger.size > then + 100, 120);
  console.log(`${await cluster.leader()} leads; ${leader} comes back with its old timeline …`);
  cluster.revive(leader);
  await until('three nodes', async () => isWhole(await cluster.members()), 180);
  return leader;
}

async function drill(): Promise<boolean> {
  await ensurePrograms();
  const folder = newThrowawayFolder('drill');
  shutdown.add(() => folder.remove());
  console.log('Starting etcd, three nodes under Patroni, and HAProxy …');
  const cluster = await startCluster(folder.path);
  shutdown.add(() => cluster.stop());
  const dataDir = join(folder.path, 'data');
  const counter = await createDatabase(cluster, dataDir);
  const server = await startDrilledServer(cluster.url(DATABASE), dataDir);
  shutdown.add(() => server.stop());
  const callers = startCallers(Number(given.callers), { url: server.url, ...counter });
  const killed: string[] = [];
  for (let kill = 0; kill < Number(given.kills); kill++) killed.push(await killLeader(cluster, callers));
  await delay(2000);
  await callers.end();
  const stored = await storedReceipts(cluster.url(DATABASE), counter.masterId);
  const back = killed.at(-1) as string;
  const onOldLeader = () => storedReceipts(cluster.urlOf(back, DATABASE), counter.masterId);
  // It follows, and may be a moment behind.
  await until('the old leader to have all', async () => (await onOldLeader()).length === stored.length, 60);
  const outcome = judge({
    kills: killed.length,
    ledger: callers.ledger,
    stored,
    longestGapMs: callers.longestGap(),
    refusals: callers.refusals,
    isServerRunning: server.isRunning(),
    members: await cluster.members(),
  });
  printTable(outcome);
  return outcome.every(({ isKept }) => isKept);
}

drill().then(
  (isKept) => shutdown.run(isKept ? 0 : 1),
  (error: Error) => {
    if (!shutdown.isRunning) console.error(error.message);
    return shutdown.run(1);
  },
);
