import { type SqlBool, sql } from 'kysely';
import { type LeadStatus, STATUS_WORDS, visibleStatuses } from '#areas/leads/statuses.ts';
import { LEADS } from '../../rules/leads.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';
import { allOf, isChosen } from './conditions.ts';

export const leadsSql: SqlReport = {
  keys: {
    source: sql`nullif(l.source, '')`,
    person: sql`l.assigned_to`,
    office: sql`l.office_id`,
    status: sql`l.status`,
    month: sql`to_char(l.created_at AT TIME ZONE z.zone, 'YYYY-MM')`,
  },
  // Leads of the lists that the person may see. Days are those of the clock that the person goes by.
  facts: ({ range, filters, session }, key) => sql`
    SELECT ${key} AS key, (l.created_at AT TIME ZONE z.zone)::date AS at, l.id, l.name, l.source, l.status,
      l.line_of_business, l.assigned_to, l.office_id
    FROM leads l CROSS JOIN (SELECT ${session.timeZone}::text AS zone) z
    WHERE ${allOf(
      sql<SqlBool>`l.created_at >= ${range.from}::timestamp AT TIME ZONE ${session.timeZone}::text`,
      sql<SqlBool>`l.created_at < (${range.to}::date + 1)::timestamp AT TIME ZONE ${session.timeZone}::text`,
      sql<SqlBool>`l.status = ANY (${visibleStatuses(session)}::text[])`,
      isChosen('l.office_id', filters.office),
      isChosen('l.assigned_to', filters.person),
      isChosen('l.source', filters.source),
      isChosen('l.status', filters.status),
    )}`,
  figures: () => ({
    leads: {},
    open: { where: sql<SqlBool>`f.status NOT IN ('sold', 'closed')` },
    sold: { where: sql<SqlBool>`f.status = 'sold'` },
    closed: { where: sql<SqlBool>`f.status = 'closed'` },
  }),
  columns: sql`f.name, f.source, f.status, f.line_of_business AS line,
    coalesce(e.first_name || ' ' || e.last_name, '') AS person, coalesce(o.name, '') AS office, f.at AS day`,
  joins: sql`LEFT JOIN employees e ON e.id = f.assigned_to LEFT JOIN offices o ON o.id = f.office_id`,
  link: ({ id }) => `/lead/${id}`,
  words: { status: (stored) => STATUS_WORDS[stored as LeadStatus] },
};

export const leadsSource = sqlSource(LEADS, leadsSql);
