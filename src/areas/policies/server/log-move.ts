import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { MOVED_LOG } from '../log.ts';
import type { Moved } from '../move-contract.ts';
import { SUBJECT } from './policy-records.ts';

const words = ({ name, id }: Moved['from']) => `${name} (${id})`;

/** Both customers tell what went where, and each policy whose it was. */
export async function logMove(db: Db, session: Session, { from, to, policies }: Moved): Promise<void> {
  const numbers = policies.map(({ policy }) => policy).sort();
  const sides = [
    { subjectId: from.id, action: 'policies moved away', after: { policies: numbers, customer: words(to) } },
    { subjectId: to.id, action: 'policies moved here', after: { policies: numbers, customer: words(from) } },
  ];
  for (const side of sides) await writeChange(db, session, { subject: MOVED_LOG.subject, ...side });
  for (const { id } of policies) {
    await writeChange(db, session, {
      subject: SUBJECT,
      subjectId: id,
      action: 'moved',
      before: { customer: words(from) },
      after: { customer: words(to) },
    });
  }
}
