import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

/**
 * Keys to tables that the application may delete from, without an index that finds their rows. An index of some rows
 * serves only if it holds every row that has the key.
 */
const unservedKeys = () => `
  WITH keys AS (
    SELECT c.conrelid AS relation, c.confrelid AS parent, c.conkey AS columns,
      (SELECT array_agg(attname::text ORDER BY place) FROM unnest(c.conkey) WITH ORDINALITY AS k (number, place)
       JOIN pg_attribute ON attrelid = c.conrelid AND attnum = number) AS names
    FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
      AND has_table_privilege('${app.roles.app}', c.confrelid, 'DELETE'))
  SELECT format('%s (%s)', relation::regclass, array_to_string(names, ', ')) AS key FROM keys
  WHERE NOT EXISTS (
    SELECT 1 FROM pg_index i
    WHERE i.indrelid = relation AND (i.indkey::int2[])[0:cardinality(columns) - 1] @> columns
      AND (i.indpred IS NULL
        OR pg_get_expr(i.indpred, relation) = ANY (SELECT format('(%I IS NOT NULL)', n) FROM unnest(names) n)))
  ORDER BY key`;

test('whatever a deleted row is asked about has an index: every key to a table that the application deletes from', async () => {
  expect((await app.owner.query(unservedKeys())).rows).toEqual([]);
  await app.owner.query('DROP INDEX commission_lines_corrected');
  expect((await app.owner.query(unservedKeys())).rows).toEqual([
    { key: 'commission_lines (master_id, corrects_id)' },
  ]);
});
