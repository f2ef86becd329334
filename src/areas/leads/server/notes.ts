import { sql } from 'kysely';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { addLeadNote, LeadNote, leadNotes } from '../contract.ts';
import { loadLead, SUBJECT } from './load-lead.ts';

export async function listNotes(call: Call<typeof leadNotes>): Promise<AnswerOf<typeof leadNotes>> {
  const { db, session, params, query } = call;
  await loadLead(db, session, params.id);
  const total = await countRows(db.selectFrom('lead_notes').where('lead_id', '=', params.id));
  const { rows, pagination } = await pageOf(query, total, ({ size, offset }) =>
    notesOf(db, params.id).limit(size).offset(offset).execute(),
  );
  return { results: rows, pagination };
}

export async function addNote(call: Call<typeof addLeadNote>): Promise<LeadNote> {
  const { db, session, params, body } = call;
  const { id: lead_id } = await loadLead(db, session, params.id);
  const note = await db
    .insertInto('lead_notes')
    .values({ master_id: session.masterId, lead_id, employee_id: session.employeeId, text: body.text })
    .returning(['id', 'at', 'text'])
    .executeTakeFirstOrThrow();
  const after = { note: note.text };
  await writeChange(db, session, { subject: SUBJECT, subjectId: lead_id, action: 'noted', after });
  return { ...note, by: session.name };
}

/** Newest first. */
export function notesOf(db: Db, leadId: number) {
  return db
    .selectFrom('lead_notes as n')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'n.master_id').onRef('e.id', '=', 'n.employee_id'),
    )
    .select(['n.id', 'n.at', 'n.text'])
    .select(sql<string>`coalesce(e.first_name || ' ' || e.last_name, 'Coverdesk')`.as('by'))
    .where('n.lead_id', '=', leadId)
    .orderBy('n.id', 'desc');
}
