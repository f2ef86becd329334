import { sql } from 'kysely';
import { type Session, sessionOf } from '#platform/server/auth/session.ts';
import type { SessionRow } from '#platform/server/auth/session-row.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** What the person may see now, though they are not signed in; nothing for someone whose access has ended. */
export async function sessionOfOwner(db: Db, employeeId: number): Promise<Session | undefined> {
  const { rows } = await sql<SessionRow>`
    SELECT '' AS session_id, e.master_id, e.id AS employee_id, e.first_name, e.last_name, e.email, e.permissions,
      e.office_id, a.is_provider, a.lite_switch, a.is_receive_leads, a.is_enabled_rater_tab, a.office_tab_dropdown,
      a.report_tab_dropdown, a.admin_tab_dropdown, a.leads_tab_dropdown, a.telephony_sub_account, a.add_ons, o.time_zone,
      ARRAY(SELECT g.version FROM agreement_acceptances g WHERE g.employee_id = e.id) AS agreements
    FROM employees e JOIN agencies a ON a.master_id = e.master_id
    LEFT JOIN offices o ON o.master_id = e.master_id AND o.id = e.office_id
    WHERE e.id = ${employeeId} AND e.disabled_at IS NULL`.execute(db);
  return rows[0] && sessionOf(rows[0]);
}
