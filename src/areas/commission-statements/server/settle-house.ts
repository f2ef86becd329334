import { sql } from 'kysely';
import {
  type Changed,
  lockActiveFile,
  raiseVersions,
  refuseUnmatched,
  STATUS,
} from '#areas/commissions/server/public.ts';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type {
  settleHouse as settleEndpoint,
  unsettleHouse as unsettleEndpoint,
} from '../posting-contract.ts';
import * as store from './settle-store.ts';

type HouseCall = Call<typeof settleEndpoint> | Call<typeof unsettleEndpoint>;
type HouseAnswer = AnswerOf<typeof settleEndpoint>;

export const settleHouse = (call: Call<typeof settleEndpoint>) =>
  change(
    call,
    async (db, author, id) => {
      if (!call.body.despiteUnmatched) await refuseUnmatched(db, [id], sql`l.status = ${STATUS.staged}`);
      return store.settleForHouse(db, author, id);
    },
    'This file has no staged lines without producers.',
  );

export const unsettleHouse = (call: Call<typeof unsettleEndpoint>) =>
  change(
    call,
    store.unsettleHouse,
    'Nothing in this file is settled for the house alone and not posted yet.',
  );

async function change(
  { db, session, params: { id } }: HouseCall,
  move: (db: Db, author: Author, fileId: number) => Promise<Changed>,
  nothing: string,
): Promise<HouseAnswer> {
  await lockActiveFile(db, id);
  const { lines, total } = await move(db, session, id);
  if (lines === 0) throw refuse.conflict(nothing);
  await raiseVersions(db, [id]);
  return { affected_items: lines, amount: total };
}
