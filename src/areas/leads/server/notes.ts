import { sql } from 'kysely';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type { addLeadNote, LeadNote, leadNotes } from '../contract.ts';
import { loadLead, SUBJECT } from './load-lead.ts';

export async function listNotes(call: Call<typeof leadNotes>): Promise<AnswerOf<typeof leadNotes>> {
  const { db, session, params, query } = call;
  await loadLead(db, session, params.id);
  const size = query.per_page;
  const total = await countNotes(db, params.id);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / size)));
  const results = await notesOf(db, params.id)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { results, pagination: paginationOf(page, size, results.length, total) };
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

async function countNotes(db: Db, leadId: number): Promise<number> {
  const { total } = await db
    .selectFrom('lead_notes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return total;
}
