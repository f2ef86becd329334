import { sql } from 'kysely';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type * as contract from '../correction-contract.ts';
import { NOT_AN_EARNER, paidInstead, SAME_PERSON } from '../producer-rules.ts';
import { whyNotCorrect } from '../rules.ts';
import { SETTLED } from '../statuses.ts';
import { insertCorrections } from './corrections.ts';
import { raiseVersions } from './file-store.ts';
import { listEarners, listPeople, saveOwnProducers } from './line-producers.ts';
import { FILE_SUBJECT } from './lock-file.ts';
import { lockNextFile } from './next-file.ts';

interface CorrectedLine {
  id: number;
  file_id: number | null;
  company_id: number;
  policy_id: number | null;
  policy_number: string;
  status: 1 | 2 | 3 | 4;
  adjusted: number;
  corrected: boolean;
  archived: boolean;
  posted: boolean;
}

async function findLine(db: Db, id: number): Promise<CorrectedLine> {
  const { rows } = await sql<CorrectedLine>`
    SELECT l.id, l.file_id, l.company_id, l.policy_id, l.policy_number, l.status, l.adjusted,
      f.archived_at IS NOT NULL AS archived, f.posted_at IS NOT NULL AS posted,
      EXISTS (SELECT 1 FROM commission_lines k
        WHERE k.master_id = l.master_id AND k.corrects_id = l.id AND k.deleted_at IS NULL) AS corrected
    FROM commission_lines l LEFT JOIN commission_files f ON f.master_id = l.master_id AND f.id = l.file_id
    WHERE l.id = ${id} AND l.deleted_at IS NULL`.execute(db);
  if (!rows[0]) throw refuse.notFound();
  return rows[0];
}

export async function lineProducers({
  db,
  params: { id },
}: Call<typeof contract.lineProducers>): Promise<AnswerOf<typeof contract.lineProducers>> {
  const line = await findLine(db, id);
  const earners = await listEarners(db, id);
  return {
    producers: earners.map(({ employeeId, name, split }) => ({ employee: { id: employeeId, name }, split })),
    people: await listPeople(db),
    whyNot: whyNotCorrect({ ...line, earners: earners.length }) ?? null,
    settled: line.status === SETTLED,
  };
}

/** The files are locked before anything is checked: of two people, the second finds the line corrected. */
export async function wrongProducer({
  db,
  session,
  params: { id },
  body: { from, to, reason },
}: Call<typeof contract.wrongProducer>): Promise<AnswerOf<typeof contract.wrongProducer>> {
  const seen = await findLine(db, id);
  const file = await lockNextFile(db, seen.company_id, seen.file_id);
  const line = await findLine(db, id);
  if (line.file_id !== seen.file_id) throw refuse.conflict('This line was merged just now. Try again.');
  const earners = await listEarners(db, id);
  const people = await listPeople(db);
  if (from === to) throw refuse.fields({ to: [SAME_PERSON] });
  if (!people.some((person) => person.id === to))
    throw refuse.fields({ to: ['Choose a person of your agency.'] });
  const why = whyNotCorrect({ ...line, earners: earners.length });
  if (why) throw refuse.conflict(why);
  const wrong = earners.find(({ employeeId }) => employeeId === from);
  if (!wrong) throw refuse.fields({ from: [NOT_AN_EARNER] });
  const right = paidInstead(earners, from, to);
  if (line.status === SETTLED)
    return insertCorrections(db, session, {
      corrections: [{ line: id, policy: line.policy_id as number, earners: right }],
      file,
      reason,
    });
  await saveOwnProducers(db, session.masterId, id, right);
  await raiseVersions(db, [line.file_id as number]);
  await writeChange(db, session, {
    subject: FILE_SUBJECT,
    subjectId: line.file_id as number,
    action: 'producer changed',
    before: { producer: from },
    after: { producer: to, line: id, policy: line.policy_number, amount: line.adjusted, reason },
  });
  return { lines: 0, total: line.adjusted, file: line.file_id };
}
