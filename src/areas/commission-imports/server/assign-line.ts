import { sql } from 'kysely';
import {
  findBesideManual,
  lockChains,
  lockTerms,
  markAdvanced,
  raiseVersions,
  replaceGenerated,
} from '#areas/commissions/server/public.ts';
import { type Author, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type * as contract from '../unmatched-contract.ts';
import * as store from './assign-store.ts';
import { findLine, type OpenLine } from './unmatched-store.ts';

/** The subject under which changes to lines are logged. */
export const SUBJECT = 'commission line';

/** Assigns the line together with those that have the same number, and remembers the number for the next statement. */
export async function assignLine(
  call: Call<typeof contract.assignLine>,
): Promise<AnswerOf<typeof contract.assignLine>> {
  const { db, session, params, body } = call;
  await lockTerms(db, session);
  const policy = await store.findPolicy(db, body.policy);
  if (!policy) throw refuse.fields({ policy: ['Choose a policy of your agency.'] });
  const line = await openLine(db, params.id);
  refuseElsewhere(line, policy);
  await lockAffected(db, line, policy.id);
  const assignmentId = await store.insertAssignment(db, {
    master_id: session.masterId,
    company_id: line.company_id,
    policy_id: policy.id,
    alias: line.number_key,
    policy_number: line.policy_number,
    customer_name: line.customer_name,
    assigned_by: session.employeeId,
  });
  const reason = `${session.name} assigned it to this policy by hand.`;
  const assigned = await store.assignAlike(db, line, { author: session, assignmentId, policy, reason });
  // Somebody else was faster: the first person's choice counts.
  if (!assigned.some(({ id }) => id === line.id)) throw refuse.conflict(ASSIGNED);
  const { replaced, alreadyPaid } = await takePlaces(db, session, assignmentId, assigned);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: line.id,
    action: 'assigned',
    after: {
      policy: policy.policy,
      customer: policy.customer,
      alias: line.number_key,
      lines: assigned.map(({ id, adjusted, file_id }) => ({ line: id, amount: adjusted, file: file_id })),
      ...(alreadyPaid.logged.length > 0 && { alreadyPaid: alreadyPaid.logged }),
    },
  });
  const { logged: _, ...paid } = alreadyPaid;
  const remembered = line.number_key !== '';
  const besideManual = await findBesideManual(
    db,
    sql`l.id = ANY (${assigned.map(({ id }) => id)}::bigint[])`,
  );
  return {
    assignment: assignmentId,
    assigned: assigned.length,
    remembered,
    replaced,
    alreadyPaid: paid,
    besideManual,
  };
}

/** A line that is in no file yet replaces the generated one when a file gathers it. */
async function takePlaces(db: Db, author: Author, assignmentId: number, assigned: readonly store.Assigned[]) {
  const inFiles = assigned.filter(({ file_id }) => file_id !== null);
  const terms = sql`SELECT unnest(${inFiles.map(({ policy_id }) => policy_id)}::bigint[])`;
  const replaced = await replaceGenerated(db, { author, terms, by: { assignment: assignmentId } });
  if ((await store.countPaidTwice(db, assignmentId, terms)) > 0) throw refuse.conflict(PAID_TWICE);
  const own = sql`l.id = ANY (${inFiles.map(({ id }) => id)}::bigint[])`;
  const alreadyPaid = await markAdvanced(db, terms, own);
  const changed = [...inFiles.map(({ file_id }) => Number(file_id)), ...replaced.map(({ file }) => file)];
  await raiseVersions(db, [...new Set(changed)]);
  return { replaced, alreadyPaid };
}

const PAID_TWICE =
  'A generated line has paid this term already, and a line with this number is staged. Bring it back to Pending first.';

const ASSIGNED = 'This line is assigned already, or was deleted or settled meanwhile.';

async function openLine(db: Db, id: number): Promise<OpenLine> {
  const line = await findLine(db, id);
  if (line) return line;
  const known = await db.selectFrom('commission_lines').select('id').where('id', '=', id).executeTakeFirst();
  throw known ? refuse.conflict(ASSIGNED) : refuse.notFound();
}

/** Only a line that is still open can be compared with the policy. */
function refuseElsewhere(line: OpenLine, policy: store.ChosenPolicy): void {
  if (policy.company_id !== line.company_id)
    throw refuse.fields({
      policy: [`This policy is with ${policy.company}. Choose one with ${line.company}.`],
    });
}

/** In the order of ids, so that two people who need the same files do not wait for each other. */
const lockAffected = (db: Db, line: OpenLine, policyId: number) =>
  lockChains(db, store.termsOf(policyId), store.filesOfAlike(line));
