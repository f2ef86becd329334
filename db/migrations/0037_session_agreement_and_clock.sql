-- What every call asks of its session besides: which agreements its person has accepted, since without the one in
-- force nothing may be changed, and by which clock its days and months go. Otherwise as before.
CREATE OR REPLACE FUNCTION open_session(by_token_hash bytea, by_id uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  living record;
BEGIN
  SELECT s.id, s.master_id, s.last_seen_at, row_to_json((SELECT f FROM (SELECT
      s.id AS session_id, s.master_id, s.employee_id, e.first_name, e.last_name, e.email, e.permissions, e.office_id,
      a.is_provider, a.lite_switch, a.is_receive_leads, a.is_enabled_rater_tab, a.office_tab_dropdown,
      a.report_tab_dropdown, a.admin_tab_dropdown, a.leads_tab_dropdown, a.telephony_sub_account, a.add_ons,
      (SELECT o.time_zone FROM offices o WHERE o.master_id = e.master_id AND o.id = e.office_id) AS time_zone,
      ARRAY(
        SELECT g.version FROM agreement_acceptances g
        WHERE g.master_id = e.master_id AND g.employee_id = e.id ORDER BY g.version
      ) AS agreements
    ) AS f)) AS facts
    INTO living
    FROM sessions s
    JOIN employees e ON e.master_id = s.master_id AND e.id = s.employee_id AND e.disabled_at IS NULL
    JOIN agencies a ON a.master_id = s.master_id
    WHERE s.id = coalesce(by_id, (SELECT t.id FROM sessions t WHERE t.token_hash = by_token_hash))
      AND s.created_at > now() - interval '24 hours' AND s.last_seen_at > now() - interval '12 hours';
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF living.last_seen_at < now() - interval '1 minute' THEN
    UPDATE sessions s SET last_seen_at = now()
    WHERE s.id = (SELECT t.id FROM sessions t WHERE t.id = living.id FOR UPDATE SKIP LOCKED);
  END IF;
  PERFORM set_config('app.master_id', living.master_id::text, true);
  RETURN living.facts;
END $$;
