import { join } from 'node:path';

/** Of Debian 12. */
export const NODE_BIN_DIR = '/usr/lib/postgresql/15/bin';
export const OWNER = { user: 'coverdesk_owner', password: 'drill-owner' };
const REPLICATOR = { username: 'replicator', password: 'drill-replicator' };

export interface NodePlace {
  name: string;
  folder: string;
  port: number;
  /** Where Patroni answers. */
  restPort: number;
}

/** The settings of one node, for Patroni. JSON is YAML as well. */
export function nodeConfig({ name, folder, port, restPort }: NodePlace, etcd: string): string {
  const local = (database: string) => `host ${database} all 127.0.0.1/32 scram-sha-256`;
  return JSON.stringify({
    scope: 'coverdesk',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: etcd },
    bootstrap: {
      dcs: {
        // The shortest that Patroni allows: a leader that is silent for 20 seconds is one no more.
        ttl: 20,
        loop_wait: 3,
        retry_timeout: 5,
        maximum_lag_on_failover: 0,
        // A commit is acknowledged when a second node has it; without one there is none.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on', max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [local('all'), local('replication')],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'pg'),
      bin_dir: NODE_BIN_DIR,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: OWNER.user, password: OWNER.password },
        replication: REPLICATOR,
      },
      parameters: { unix_socket_directories: folder },
    },
    watchdog: { mode: 'off' },
  });
}

/** HAProxy passes each connection to the node whose Patroni says that it is the primary. */
export function balancerConfig(port: number, nodes: readonly NodePlace[]): string {
  const servers = nodes.map(
    (node) => `    server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`,
  );
  return `global
    maxconn 1000

defaults
    mode tcp
    timeout connect 2s
    timeout client 1h
    timeout server 1h
    timeout check 2s

listen primary
    bind 127.0.0.1:${port}
    option httpchk GET /primary
    http-check expect status 200
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
