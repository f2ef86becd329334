import { FILE_SUBJECT, lockOpenFile, raiseVersions } from '#areas/commissions/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
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
  change(call, store.settleForHouse, {
    action: 'settled for the house',
    nothing: 'Nothing is staged in this file that is the house’s alone.',
  });

export const unsettleHouse = (call: Call<typeof unsettleEndpoint>) =>
  change(call, store.unsettleHouse, {
    action: 'unsettled for the house',
    nothing: 'Nothing in this file is settled for the house alone and not posted yet.',
  });

async function change(
  { db, session, params: { id } }: HouseCall,
  move: (db: Db, fileId: number) => Promise<store.Settled>,
  { action, nothing }: { action: string; nothing: string },
): Promise<HouseAnswer> {
  await lockOpenFile(db, id);
  const { lines, amount } = await move(db, id);
  if (lines === 0) throw refuse.conflict(nothing);
  await raiseVersions(db, [id]);
  await writeChange(db, session, { subject: FILE_SUBJECT, subjectId: id, action, after: { lines, amount } });
  return { affected_items: lines, amount };
}
