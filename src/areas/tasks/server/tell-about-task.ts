import { tellPeople } from '#areas/notifications/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Task } from '../contract.ts';

interface Work {
  db: Db;
  session: Session;
}

/** Tasks of the first two priorities, whatever they are called, are told more loudly: 3 Urgent, 2 Warning. */
const LOUDNESS: Readonly<Record<number, 2 | 3>> = { 1: 3, 2: 2 };

export function loudnessOf<Otherwise extends 0 | 1>(priority: number, otherwise: Otherwise) {
  return LOUDNESS[priority] ?? otherwise;
}

/** Tells whoever has a task now, a person or an office, and its creator that it waits for their review. */
export async function tellAboutTask({ db, session }: Work, after: Task, before?: Task): Promise<void> {
  const { masterId, employeeId } = session;
  const common = {
    masterId,
    from: employeeId,
    message: after.desc || after.typeName,
    link: linkTo(after.id),
  };
  if (after.open === 1)
    await tellPeople(db, {
      ...common,
      to: (await newlyGiven(db, after, before)).filter((id) => id !== employeeId),
      title: `New task for ${after.office > 0 ? after.toUser : 'you'}: ${after.typeName}`,
      priority: loudnessOf(after.priority, 0),
    });
  if (isReviewAsked(session, after, before))
    await tellPeople(db, {
      ...common,
      to: [after.fromuser],
      title: `Closed, please review: ${after.typeName}`,
      priority: loudnessOf(after.priority, 1),
      onceKey: `task-review:${after.id}:${after.version}`,
    });
}

/** Nobody when the same person or office had it before. */
async function newlyGiven(db: Db, after: Task, before?: Task): Promise<number[]> {
  if (after.office > 0 && after.office !== before?.office) return peopleOf(db, after.office);
  return after.touser > 0 && after.touser !== before?.touser ? [after.touser] : [];
}

async function peopleOf(db: Db, officeId: number): Promise<number[]> {
  const people = await db.selectFrom('employees').select('id').where('office_id', '=', officeId).execute();
  return people.map(({ id }) => id);
}

/** When its assignee closes it: the person, or somebody of the office that has it. */
function isReviewAsked({ employeeId, officeId }: Session, after: Task, before?: Task): boolean {
  const isClosing = before?.open === 1 && after.open === 0;
  const isAssignee = after.touser === employeeId || (after.office > 0 && after.office === officeId);
  return isClosing && after.review_required === 1 && isAssignee && after.fromuser !== employeeId;
}

export function linkTo(taskId: number): string {
  return `/task?view=${taskId}`;
}
