-- What the gates of the product ask of a session: the agency's package and switches, and the person's office.

DROP FUNCTION open_session(bytea, uuid);

-- Looks a session up by the cookie's hash or by its id, and puts the transaction under its tenant.
-- No row when it has ended: signed out, idle for 12 hours, 24 hours old, or its person disabled.
CREATE FUNCTION open_session(by_token_hash bytea, by_id uuid)
RETURNS TABLE (
  session_id uuid, master_id bigint, employee_id bigint, first_name text, last_name text, email text,
  permissions jsonb, office_id bigint, is_provider boolean, lite_switch smallint, is_receive_leads boolean,
  is_enabled_rater_tab boolean, office_tab_dropdown boolean, report_tab_dropdown boolean,
  admin_tab_dropdown boolean, leads_tab_dropdown boolean, telephony_sub_account boolean, add_ons integer[]
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last_seen timestamptz;
BEGIN
  SELECT s.id, s.master_id, s.employee_id, e.first_name, e.last_name, e.email, e.permissions, e.office_id,
      a.is_provider, a.lite_switch, a.is_receive_leads, a.is_enabled_rater_tab, a.office_tab_dropdown,
      a.report_tab_dropdown, a.admin_tab_dropdown, a.leads_tab_dropdown, a.telephony_sub_account, a.add_ons,
      s.last_seen_at
    INTO session_id, master_id, employee_id, first_name, last_name, email, permissions, office_id,
      is_provider, lite_switch, is_receive_leads, is_enabled_rater_tab, office_tab_dropdown,
      report_tab_dropdown, admin_tab_dropdown, leads_tab_dropdown, telephony_sub_account, add_ons,
      last_seen
    FROM sessions s
    JOIN employees e ON e.master_id = s.master_id AND e.id = s.employee_id AND e.disabled_at IS NULL
    JOIN agencies a ON a.master_id = s.master_id
    WHERE (s.token_hash = by_token_hash OR s.id = by_id)
      AND s.created_at > now() - interval '24 hours' AND s.last_seen_at > now() - interval '12 hours';
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF last_seen < now() - interval '1 minute' THEN
    UPDATE sessions SET last_seen_at = now() WHERE id = session_id;
  END IF;
  PERFORM set_config('app.master_id', master_id::text, true);
  RETURN NEXT;
END $$;

GRANT EXECUTE ON FUNCTION open_session TO coverdesk_app;
