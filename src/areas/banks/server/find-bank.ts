import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type FoundBank, judgeBank } from '../rules.ts';
import { lookUp } from './store.ts';

export async function findBank(db: Db, routing: string): Promise<FoundBank> {
  return (await findBanks(db, [routing])).get(routing) as FoundBank;
}

/** What is known of each of these routing numbers, in one look. */
export async function findBanks(db: Db, routings: readonly string[]): Promise<Map<string, FoundBank>> {
  if (routings.length === 0) return new Map();
  const { isLoaded, names } = await lookUp(db, routings);
  return new Map(
    routings.map((routing) => [routing, judgeBank(routing, { isLoaded, name: names[routing] })]),
  );
}
