import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['api_tokens'],
  reads: {
    employees:
      'locked while a token of theirs is made, so that the count holds; their names in the list of all tokens',
  },
};
