import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type LinkedTo, linkedTo } from '../link-words.ts';

export interface About {
  id: number;
  name: string;
}

/** Whom the records behind these links are about today, by link: a task or a contract may have moved since. */
export async function customersBehind(db: Db, links: readonly string[]): Promise<ReadonlyMap<string, About>> {
  const records = new Map(links.flatMap((link) => entryOf(link)));
  if (records.size === 0) return new Map();
  const idsOf = (kind: LinkedTo['kind']) =>
    [...records.values()].filter((record) => record.kind === kind).map(({ id }) => id);
  const { rows } = await sql<About & { kind: LinkedTo['kind']; record: number }>`
    SELECT r.kind, r.record, c.id, c.name FROM (
      SELECT 'task' AS kind, t.id AS record, t.customer_id FROM tasks t WHERE t.id = ANY(${idsOf('task')}::bigint[])
      UNION ALL
      SELECT 'contract', f.id, f.customer_id FROM finance_contracts f WHERE f.id = ANY(${idsOf('contract')}::bigint[])
      UNION ALL
      SELECT 'customer', id, id FROM unnest(${idsOf('customer')}::bigint[]) AS id
    ) r JOIN customers c ON c.id = r.customer_id`.execute(db);
  const found = new Map(rows.map(({ kind, record, id, name }) => [`${kind} ${record}`, { id, name }]));
  return new Map(
    [...records].flatMap(([link, { kind, id }]) => {
      const about = found.get(`${kind} ${id}`);
      return about ? [[link, about] as const] : [];
    }),
  );
}

function entryOf(link: string): [string, LinkedTo][] {
  const record = linkedTo(link);
  return record ? [[link, record]] : [];
}
