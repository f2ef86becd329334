import { FILE_SUBJECT, lockOpenFile } from '#areas/commissions/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseStale } from '#platform/server/records/save-record.ts';
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

export async function saveDeposit({
  db,
  session,
  params: { id },
  body: { depositAmount, version },
}: Call<typeof depositEndpoint>): Promise<FileTieOut> {
  const file = await lockOpenFile(db, id);
  await refuseStale(db, { subject: FILE_SUBJECT }, file, version, () => tieOutOne(db, id));
  await saveDepositAmount(db, id, depositAmount);
  await writeChange(db, session, {
    subject: FILE_SUBJECT,
    subjectId: id,
    action: 'deposit changed',
    before: { amount: file.deposit_amount },
    after: { amount: depositAmount },
  });
  return tieOutOne(db, id);
}
