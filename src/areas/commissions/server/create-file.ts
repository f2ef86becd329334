import { sql } from 'kysely';
import type { Session } from '#platform/server/auth/session.ts';
import { type Author, writeChange } from '#platform/server/change-log/write-change.ts';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { CreateInput, createFile as createEndpoint } from '../contract.ts';
import { ALL_COMPANIES, createProblems } from '../rules.ts';
import { markAdvanced, NONE_ADVANCED } from './advances.ts';
import { findBesideManual } from './beside-manual.ts';
import { findCompany, raiseVersions } from './file-store.ts';
import * as gather from './gather-store.ts';
import { lockChains, lockTerms } from './generated-chains.ts';
import { FILE_SUBJECT } from './lock-file.ts';
import { replaceGenerated } from './replace-generated.ts';

export const createFile = ({ db, session, body }: Call<typeof createEndpoint>) => makeFile(db, session, body);

/** A statement whose lines come along, whatever their dates. */
export interface FromStatement {
  import: number;
  filename: string;
}

export async function makeFile(
  db: Db,
  session: Session,
  body: CreateInput,
  from?: FromStatement,
): Promise<AnswerOf<typeof createEndpoint>> {
  const problems = createProblems(body);
  refuseProblems(problems);
  const company = body.company === 0 ? ALL_COMPANIES : await findCompany(db, body.company);
  if (company === undefined) throw refuse.fields({ company: ['Choose a company of your agency.'] });
  const id = await insertFile(db, session, body);
  const { start, end } = body.forwardOnly ? { start: null, end: null } : body;
  const companyId = body.company || null;
  const today = todayAt(session.officeId);
  const gathering = {
    masterId: session.masterId,
    fileId: id,
    companyId,
    start,
    end,
    today,
    importId: from?.import ?? null,
  };
  await lockTerms(db, session);
  const { lines, replaced, alreadyPaid } = await gatherLines(db, session, gathering, body.forwardOnly);
  const { logged, ...paid } = alreadyPaid;
  await writeChange(db, session, {
    subject: FILE_SUBJECT,
    subjectId: id,
    action: 'created',
    after: {
      ...body,
      company,
      lines,
      ...from,
      ...(replaced.length > 0 && { replacedIn: replaced.map(({ file }) => file) }),
      ...(logged.length > 0 && { alreadyPaid: logged }),
    },
  });
  return {
    id,
    lines,
    replaced,
    alreadyPaid: paid,
    besideManual: await findBesideManual(db, sql`l.file_id = ${id}`),
  };
}

async function gatherLines(db: Db, author: Author, gathering: gather.Gathering, forwardOnly: boolean) {
  if (forwardOnly) {
    await lockChains(db, sql`SELECT NULL::bigint`, gather.filesOfForwards(gathering));
    return { lines: await gather.pickUpForwards(db, gathering), replaced: [], alreadyPaid: NONE_ADVANCED };
  }
  const carrier = await gather.gatherCarrierLines(db, gathering);
  const terms = gather.gatheredTerms(gathering);
  await lockChains(db, terms, gather.filesOfForwards(gathering));
  const replaced = await replaceGenerated(db, { author, terms, by: { carrierLinesIn: gathering.fileId } });
  await raiseVersions(
    db,
    replaced.map(({ file }) => file),
  );
  const alreadyPaid = await markAdvanced(db, terms, gather.gathered(gathering));
  const generated = await gather.generateLines(db, gathering);
  const lines = carrier + generated + (await gather.pickUpForwards(db, gathering));
  return { lines, replaced, alreadyPaid };
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
