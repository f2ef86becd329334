import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type FoundBank, judgeBank } from '../rules.ts';
import { lookUp } from './store.ts';

export async function findBank(db: Db, routing: string): Promise<FoundBank> {
  return judgeBank(routing, await lookUp(db, routing));
}
