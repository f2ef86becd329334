import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { attachmentSeen } from './find-file.ts';
import { switchAttachment as switchRow } from './store.ts';
import { SUBJECT } from './upload-attachments.ts';

interface Switching {
  db: Db;
  session: Session;
  params: { id: number };
}

/** Takes an attachment out of its list, or brings it back. */
export async function switchAttachment({ db, session, params }: Switching, active: boolean): Promise<void> {
  const { id, filename } = await attachmentSeen(db, session, params.id);
  if (!(await switchRow(db, id, active))) {
    throw refuse.conflict(`${filename} is ${active ? 'active' : 'deactivated'} already.`);
  }
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: active ? 'activated' : 'deactivated',
    before: { active: !active },
    after: { active },
  });
}
