import { generateDbTypes } from '#platform/server/db/generate-types.ts';
import { prepareDatabase } from '#platform/server/db/prepare-database.ts';
import { startThrowawayPostgres } from '#platform/server/testing/throwaway-postgres.ts';

// Writes src/platform/server/db/schema.generated.ts from the migrations, on a database made for it.
const postgres = await startThrowawayPostgres({ name: 'types' });
try {
  await prepareDatabase(postgres.url, 'types');
  await generateDbTypes(postgres.url, { verify: false });
} finally {
  await postgres.stop();
}
