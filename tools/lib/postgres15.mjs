import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const BIN_DIR = '/usr/lib/postgresql/15/bin';

/** Where the oldest supported PostgreSQL is, or why it is not here. */
export async function ensurePostgres15() {
  const isThere = () => existsSync(`${BIN_DIR}/postgres`);
  const refusal = isThere() ? undefined : await aptInstall(['postgresql-15']);
  return isThere() ? { binDir: BIN_DIR } : { missing: refusal ?? `it is not in ${BIN_DIR}` };
}
