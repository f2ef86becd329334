import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { TableName } from '../contract.ts';
import { whyNotChanged } from '../rules.ts';
import { recordOf } from './record-of.ts';
import * as store from './store.ts';
import { SUBJECT } from './upload-attachments.ts';

interface Switching {
  db: Db;
  session: Session;
  params: { id: number };
}

/** Takes an attachment out of its list, or brings it back, for whoever may change the record and for whoever added it. */
export async function switchAttachment({ db, session, params }: Switching, active: boolean): Promise<void> {
  const found = await store.findAttachment(db, params.id);
  if (!found) throw refuse.notFound();
  const { id, filename, record_id } = found;
  const tableName = found.table_name as TableName;
  const record = await recordOf(db, session, tableName, record_id);
  const why = whyNotChanged(session, record, found.employee_id === session.employeeId);
  if (why) throw refuse.forbidden(why);
  if (!(await store.switchAttachment(db, id, active))) {
    throw refuse.conflict(`${filename} is already ${active ? 'active' : 'deactivated'}.`);
  }
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: active ? 'activated' : 'deactivated',
    before: { active: !active },
    after: { active },
  });
}
