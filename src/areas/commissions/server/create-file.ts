import { todayAt } from '#areas/policies/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { CreateInput, createFile as createEndpoint } from '../contract.ts';
import { createProblems } from '../rules.ts';
import { hasCompany, raiseVersions } from './file-store.ts';
import * as gather from './gather-store.ts';
import { FILE_SUBJECT } from './lock-file.ts';

export async function createFile({
  db,
  session,
  body,
}: Call<typeof createEndpoint>): Promise<AnswerOf<typeof createEndpoint>> {
  const problems = createProblems(body);
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  if (body.company !== 0 && !(await hasCompany(db, body.company)))
    throw refuse.fields({ company: ['Choose a company of your agency.'] });
  const id = await insertFile(db, session, body);
  const { start, end } = body.forwardOnly ? { start: null, end: null } : body;
  const companyId = body.company || null;
  const today = todayAt(session.officeId);
  const gathering = { masterId: session.masterId, fileId: id, companyId, start, end, today };
  const lines = await gatherLines(db, gathering, body.forwardOnly);
  await writeChange(db, session, {
    subject: FILE_SUBJECT,
    subjectId: id,
    action: 'created',
    after: { ...body, lines },
  });
  return { id, lines };
}

async function gatherLines(db: Db, gathering: gather.Gathering, forwardOnly: boolean): Promise<number> {
  await gather.lockNeighbors(db, gathering);
  if (forwardOnly) return gather.pickUpForwards(db, gathering);
  await raiseVersions(db, await gather.deleteOutdated(db, gathering));
  const carrier = await gather.gatherCarrierLines(db, gathering);
  const generated = await gather.generateLines(db, gathering);
  return carrier + generated + (await gather.pickUpForwards(db, gathering));
}

async function insertFile(
  db: Db,
  { masterId, employeeId }: { masterId: number; employeeId: number },
  { company, forwardOnly, start, end, deposit, depositAmount }: CreateInput,
): Promise<number> {
  const days = forwardOnly
    ? { start_on: null, end_on: null, deposit_on: null }
    : { start_on: start, end_on: end, deposit_on: deposit };
  const { id } = await db
    .insertInto('commission_files')
    .values({
      master_id: masterId,
      company_id: company || null,
      forward_only: forwardOnly,
      ...days,
      deposit_amount: depositAmount,
      created_by: employeeId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
