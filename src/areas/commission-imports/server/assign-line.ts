import { sql } from 'kysely';
import type { Corrections } from '#areas/commissions/correction-contract.ts';
import {
  type Correction,
  findBesideManual,
  insertCorrections,
  lockChains,
  lockTerms,
  markAdvanced,
  nextOpenFile,
  raiseVersions,
  replaceGenerated,
} from '#areas/commissions/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
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
  // Somebody else was faster.
  if (line.isSettled && !(await findLine(db, line.id))) throw refuse.conflict(ASSIGNED);
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
  if (!line.isSettled && !assigned.some(({ id }) => id === line.id)) throw refuse.conflict(ASSIGNED);
  const { corrected, corrections } = await correctSettled(db, session, line, policy);
  const { replaced, alreadyPaid } = await takePlaces(db, session, assignmentId, assigned, corrections);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: line.id,
    action: 'assigned',
    after: {
      policy: policy.policy,
      customer: policy.customer,
      alias: line.number_key,
      lines: assigned.map(({ id, adjusted, file_id }) => ({ line: id, amount: adjusted, file: file_id })),
      ...(corrected.lines > 0 && { corrections: corrected.lines, correctedIn: corrected.file }),
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
    corrected,
  };
}

/** A line that is in no file yet replaces the generated one when a file gathers it. */
async function takePlaces(
  db: Db,
  author: Author,
  assignmentId: number,
  assigned: readonly store.Assigned[],
  corrections: readonly Correction[],
) {
  const inFiles = assigned.filter(({ file_id }) => file_id !== null);
  const terms = sql`SELECT unnest(${inFiles.map(({ policy_id }) => policy_id)}::bigint[])`;
  const paidAnew = sql`SELECT unnest(${corrections.map(({ policy }) => policy)}::bigint[])`;
  const replaced = await replaceGenerated(db, {
    author,
    terms: sql`${terms} UNION ${paidAnew}`,
    by: { assignment: assignmentId },
  });
  if (corrections.length > 0 && (await store.countAdvanced(db, paidAnew)) > 0)
    throw refuse.conflict(ADVANCED);
  if ((await store.countPaidTwice(db, assignmentId, terms)) > 0) throw refuse.conflict(PAID_TWICE);
  const own = sql`l.id = ANY (${inFiles.map(({ id }) => id)}::bigint[])`;
  const alreadyPaid = await markAdvanced(db, terms, own);
  const changed = [...inFiles.map(({ file_id }) => Number(file_id)), ...replaced.map(({ file }) => file)];
  await raiseVersions(db, [...new Set(changed)]);
  return { replaced, alreadyPaid };
}

const PAID_TWICE =
  'A generated line has paid this term already, and a line with this number is staged. Bring it back to Pending first.';

const ADVANCED =
  'A generated line has paid this term already: the house has advanced it, and this line has paid the house back.';

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
  lockChains(
    db,
    store.termsOf(policyId),
    line.isSettled
      ? sql`${store.filesOfAlike(line)} UNION ${store.filesOfSettled(line)}
          UNION (${nextOpenFile(line.company_id, line.file_id)})`
      : store.filesOfAlike(line),
  );

const NONE_CORRECTED: Corrections = { lines: 0, total: 0, file: null };

/** With the others of the number that were settled too; nothing when the line is open. */
async function correctSettled(
  db: Db,
  session: Session,
  line: OpenLine,
  policy: store.ChosenPolicy,
): Promise<{ corrected: Corrections; corrections: Correction[] }> {
  if (!line.isSettled) return { corrected: NONE_CORRECTED, corrections: [] };
  const { rows } = await nextOpenFile(line.company_id, line.file_id).execute(db);
  const corrections = await store.listSettledAlike(db, line, policy.id);
  const corrected = await insertCorrections(db, session, {
    corrections,
    file: rows[0]?.id ?? null,
    reason: `Assigned to ${policy.policy} (${policy.customer}) after it was settled.`,
  });
  return { corrected, corrections };
}
