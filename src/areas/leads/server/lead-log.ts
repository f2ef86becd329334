import { listChanges, listSubjectChanges } from '#platform/server/change-log/list-changes.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { leadLog } from '../contract.ts';
import type { leadsLog } from '../list-contract.ts';
import { LEAD_STATUSES, visibleStatuses } from '../statuses.ts';
import { loadLead, SUBJECT } from './load-lead.ts';
import { listNames } from './store.ts';

export async function listLeadLog(call: Call<typeof leadLog>): Promise<AnswerOf<typeof leadLog>> {
  const { db, session, params, query } = call;
  await loadLead(db, session, params.id);
  return listChanges(db, SUBJECT, params.id, query);
}

/** Of leads in a list that is closed to the person the log says nothing either. */
export async function listLeadsLog(call: Call<typeof leadsLog>): Promise<AnswerOf<typeof leadsLog>> {
  const { db, session, query } = call;
  const visible = visibleStatuses(session);
  const among =
    visible.length < LEAD_STATUSES.length
      ? db.selectFrom('leads').select('id').where('status', 'in', visible).$asScalar()
      : undefined;
  const { results, pagination } = await listSubjectChanges(db, SUBJECT, query, among);
  const ids = [...new Set(results.map(({ subjectId }) => subjectId))];
  const names = new Map((ids.length > 0 ? await listNames(db, ids) : []).map(({ id, name }) => [id, name]));
  const entry = ({ subjectId, ...change }: (typeof results)[number]) => ({
    ...change,
    leadId: subjectId,
    lead: names.get(subjectId) ?? '',
  });
  return { results: results.map(entry), pagination };
}
