import { unmatchedWords, whyNotPost } from '#areas/commissions/rules.ts';
import { closeFiles, FILE_SUBJECT, lockAll } from '#areas/commissions/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { FileTieOut, postFiles as postEndpoint } from '../posting-contract.ts';
import { depositDifference } from '../rules.ts';
import { writeLedger } from './ledger-store.ts';
import { listTieOuts } from './tie-out-store.ts';

/**
 * All of the files or none. Whoever settles, unsettles or posts locks the files: what is counted here is what is
 * written, and whoever comes second finds nothing left.
 */
export async function postFiles({
  db,
  session,
  body: { ids, reason, despiteUnmatched },
}: Call<typeof postEndpoint>): Promise<AnswerOf<typeof postEndpoint>> {
  const files = [...new Set(ids)];
  await lockAll(db, files);
  const sums = await listTieOuts(db, files);
  const refused = sums.flatMap(({ id, unposted }) => {
    const why = whyNotPost({ postable: unposted.shares });
    return why ? [`File ${id}: ${why}`] : [];
  });
  if (refused.length > 0) throw refuse.conflict(refused.join(' '));
  if (!despiteUnmatched) refuseUnmatched(sums);
  const posted = await writeLedger(db, { ...session, files, reason });
  await closeFiles(db, files);
  for (const { id, unposted, unmatched, ...file } of sums) {
    const after = {
      ...unposted,
      ...differencesOf(file),
      ...(unmatched.lines > 0 && { unmatchedLines: unmatched.lines, unmatchedAmount: unmatched.amount }),
      reason,
    };
    await writeChange(db, session, { subject: FILE_SUBJECT, subjectId: id, action: 'posted', after });
  }
  return { affected_items: posted, amount: sums.reduce((sum, { unposted }) => sum + unposted.amount, 0) };
}

function refuseUnmatched(sums: readonly FileTieOut[]): void {
  const told = sums.flatMap(({ id, unmatched }) => {
    const why = unmatchedWords(unmatched);
    return why ? [`File ${id}: ${why}`] : [];
  });
  if (told.length > 0) throw refuse.conflict(told.join(' '));
}

/** As a person reads them: the log is read by people. */
function differencesOf(file: Pick<FileTieOut, 'depositAmount' | 'bridge'>) {
  const difference = depositDifference(file);
  return {
    depositDifference: difference === undefined ? null : showMoney(difference),
    open: showMoney(file.bridge.open.amount),
  };
}
