import { whyLocked } from '#areas/commissions/rules.ts';
import { FILE_SUBJECT, type LockedFile, lockFiles } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type {
  saveDeposit as depositEndpoint,
  FileTieOut,
  tieOutFiles as tieOutEndpoint,
} from '../posting-contract.ts';
import { listTieOuts, saveDepositAmount } from './tie-out-store.ts';

export async function tieOutFiles({
  db,
  body: { ids },
}: Call<typeof tieOutEndpoint>): Promise<AnswerOf<typeof tieOutEndpoint>> {
  const data = await listTieOuts(db, ids);
  if (data.length < new Set(ids).size) throw refuse.notFound();
  return { data };
}

async function tieOutOne(db: Db, id: number): Promise<FileTieOut> {
  const [found] = await listTieOuts(db, [id]);
  if (!found) throw refuse.notFound();
  return found;
}

/** A file as it is kept, of which one field is saved here. */
const DEPOSITS: RecordKind<LockedFile> = {
  subject: FILE_SUBJECT,
  lock: findFile,
  find: findFile,
  logged: ({ deposit_amount }) => ({ amount: deposit_amount }),
  shown: ({ id }, db) => tieOutOne(db, id),
};

async function findFile(db: Db, id: number): Promise<LockedFile | undefined> {
  return (await lockFiles(db, [id]))[0];
}

export async function saveDeposit(call: Call<typeof depositEndpoint>): Promise<FileTieOut> {
  const { db, params, body } = call;
  const { id } = await changeRecord(
    DEPOSITS,
    call,
    { id: params.id, version: body.version },
    {
      action: 'deposit changed',
      whyNot: ({ archived_at, posted_at }) => whyLocked({ active: !archived_at, posted: posted_at !== null }),
      change: (file) => saveDepositAmount(db, file.id, body.depositAmount),
    },
  );
  return tieOutOne(db, id);
}
