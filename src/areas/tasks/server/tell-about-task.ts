import { tellPeople } from '#areas/notifications/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Task } from '../contract.ts';

interface Work {
  db: Db;
  session: Session;
}

/** Tells the person who has a task now that somebody else gave it to them, and its creator that it waits for their review. */
export async function tellAboutTask({ db, session }: Work, after: Task, before?: Task): Promise<void> {
  const { masterId, employeeId } = session;
  const common = {
    masterId,
    from: employeeId,
    message: after.desc || after.typeName,
    link: linkTo(after.id),
  };
  const isGiven = after.touser !== (before?.touser ?? 0) && after.touser !== employeeId;
  if (after.touser > 0 && after.open === 1 && isGiven)
    await tellPeople(db, { ...common, to: [after.touser], title: `New task for you: ${after.typeName}` });
  if (isReviewAsked(session, after, before))
    await tellPeople(db, {
      ...common,
      to: [after.fromuser],
      title: `Closed, please review: ${after.typeName}`,
      priority: 1,
      onceKey: `task-review:${after.id}:${after.version}`,
    });
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
