import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How to run PostgreSQL's programs, which refuse root. */
export interface Account {
  prefix: string[];
  /** Set when the programs run as another user, who must then own the files. */
  user?: { uid: number; gid: number };
}

/** The account for a data directory: this user; for root a user namespace, or another account that can reach it. */
export function chooseAccount(dataDir: string, binDir: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const account = candidates(dataDir).find((candidate) => canReach(candidate, dataDir, binDir));
  if (account) return account;
  throw new Error(
    `PostgreSQL does not run as root, and no other account can reach ${dataDir}. Start Coverdesk as an ordinary user, or set DATABASE_URL.`,
  );
}

export function asAccount(account: Account, program: string, args: string[]) {
  const [file = program, ...rest] = [...account.prefix, program, ...args];
  return { file, args: rest, options: { cwd: '/', ...account.user } };
}

function candidates(dataDir: string): Account[] {
  const users = readUsers();
  const owner = ownerOf(dataDir);
  // PostgreSQL wants to own its files, so whoever made an existing directory must run it again.
  if (owner) return owner.uid === 0 ? namespaces(users) : [{ prefix: [], user: owner }];
  const parentOwner = ownerOf(dirname(dataDir));
  const others = ['postgres', 'node', 'nobody'].flatMap((name) => users.filter((user) => user.name === name));
  return [
    ...namespaces(users),
    ...[parentOwner, ...others]
      .filter((user) => user !== undefined && user.uid !== 0)
      .map((user) => ({ prefix: [], user: user && { uid: user.uid, gid: user.gid } })),
  ];
}

/**
 * Inside a user namespace root's files stay within reach, even below a 0700 folder, and PostgreSQL sees an
 * ordinary user. initdb looks that user up by number, so it must be one that exists.
 */
function namespaces(users: User[]): Account[] {
  const user = users.find(({ name }) => name === 'nobody') ?? users.find(({ uid }) => uid !== 0);
  if (process.platform !== 'linux' || !user) return [];
  return [{ prefix: ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`] }];
}

function canReach(account: Account, dataDir: string, binDir: string): boolean {
  const script = 'test "$(id -u)" != 0 && test -x "$1" && test -x "$2"';
  const probe = asAccount(account, 'sh', ['-c', script, 'sh', join(binDir, 'postgres'), dirname(dataDir)]);
  try {
    execFileSync(probe.file, probe.args, { ...probe.options, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

interface User {
  name: string;
  uid: number;
  gid: number;
}

function readUsers(): User[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

function ownerOf(path: string): { uid: number; gid: number } | undefined {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
}
