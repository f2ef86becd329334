import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../../..');
const GENERATED = join(import.meta.dirname, 'schema.generated.ts');

/** Writes the types of this migrated database; with `verify` it throws when the written ones are out of date. */
export async function generateDbTypes(ownerUrl: string, { verify }: { verify: boolean }): Promise<void> {
  const options = [
    ['--dialect', 'postgres'],
    ['--url', ownerUrl],
    ['--out-file', GENERATED],
    ['--default-schema', 'public'],
    ['--include-pattern', 'public.*'],
    ['--date-parser', 'string'],
    ['--type-mapping', JSON.stringify({ int8: 'number' })],
    verify ? ['--verify'] : [],
  ].flat();
  const codegen = join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js');
  await promisify(execFile)(process.execPath, [codegen, ...options], { cwd: ROOT });
}
