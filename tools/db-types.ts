import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDbTypes } from '#platform/server/db/generate-types.ts';
import { prepareDatabase } from '#platform/server/db/prepare-database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded/embedded-postgres.ts';

// Writes src/platform/server/db/schema.generated.ts from the migrations, on a database made for it.
const folder = mkdtempSync(join(tmpdir(), 'coverdesk-types-'));
const postgres = await startEmbeddedPostgres({
  dir: join(folder, 'pg'),
  password: 'types',
  settings: { fsync: 'off' },
});
try {
  await prepareDatabase(postgres.url, 'types');
  await generateDbTypes(postgres.url, { verify: false });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
