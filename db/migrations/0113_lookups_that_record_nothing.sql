-- A call that changes something looks its session up in its own transaction, which may take long. Whoever ends the
-- session meanwhile would wait for the moment that the lookup recorded, so there it records nothing. Without the new
-- argument a lookup is what it was.
DROP FUNCTION open_session(bytea, uuid);
CREATE FUNCTION open_session(by_token_hash bytea, by_id uuid, records boolean DEFAULT true) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  living record;
BEGIN
  SELECT s.id, s.master_id, s.last_seen_at, v.until <= now() AS has_lapsed, row_to_json((SELECT f FROM (SELECT
      s.id AS session_id, s.master_id, e.id AS employee_id, e.first_name, e.last_name, e.email, e.permissions,
      e.office_id, a.is_provider, a.lite_switch, a.is_receive_leads, a.is_enabled_rater_tab, a.office_tab_dropdown,
      a.report_tab_dropdown, a.admin_tab_dropdown, a.leads_tab_dropdown, a.telephony_sub_account, a.add_ons,
      (SELECT o.time_zone FROM offices o WHERE o.master_id = e.master_id AND o.id = e.office_id) AS time_zone,
      ARRAY(
        SELECT g.version FROM agreement_acceptances g
        WHERE g.master_id = e.master_id AND g.employee_id = e.id ORDER BY g.version
      ) AS agreements,
      CASE WHEN v.until > now() THEN json_build_object(
        'employee_id', w.id, 'first_name', w.first_name, 'last_name', w.last_name, 'until', v.until
      ) END AS viewer
    ) AS f)) AS facts
    INTO living
    FROM sessions s
    JOIN employees w ON w.master_id = s.master_id AND w.id = s.employee_id AND w.disabled_at IS NULL
    LEFT JOIN viewings v ON v.session_id = s.id
    JOIN employees e ON e.master_id = s.master_id
      AND e.id = CASE WHEN v.until > now() THEN v.employee_id ELSE s.employee_id END
    JOIN agencies a ON a.master_id = s.master_id
    WHERE s.id = coalesce(by_id, (SELECT t.id FROM sessions t WHERE t.token_hash = by_token_hash))
      AND s.created_at > now() - interval '24 hours' AND s.last_seen_at > now() - interval '12 hours';
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF records AND living.last_seen_at < now() - interval '1 minute' THEN
    UPDATE sessions s SET last_seen_at = now()
    WHERE s.id = (SELECT t.id FROM sessions t WHERE t.id = living.id FOR UPDATE SKIP LOCKED);
  END IF;
  IF records AND living.has_lapsed THEN
    DELETE FROM viewings v
    WHERE v.session_id = (SELECT t.session_id FROM viewings t WHERE t.session_id = living.id FOR UPDATE SKIP LOCKED);
  END IF;
  PERFORM set_config('app.master_id', living.master_id::text, true);
  RETURN living.facts;
END $$;

DROP FUNCTION open_api_token(bytea);
CREATE FUNCTION open_api_token(by_hash bytea, records boolean DEFAULT true) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  token record;
BEGIN
  SELECT t.master_id, t.id, t.name, t.last_used_at,
    CASE WHEN t.revoked_at IS NOT NULL THEN 'revoked' WHEN t.expires_at <= now() THEN 'expired'
      WHEN e.disabled_at IS NOT NULL THEN 'disabled' END AS problem,
    row_to_json((SELECT f FROM (SELECT
      t.session_id, t.master_id, t.employee_id, e.first_name, e.last_name, e.email, e.permissions, e.office_id,
      a.is_provider, a.lite_switch, a.is_receive_leads, a.is_enabled_rater_tab, a.office_tab_dropdown,
      a.report_tab_dropdown, a.admin_tab_dropdown, a.leads_tab_dropdown, a.telephony_sub_account, a.add_ons,
      (SELECT o.time_zone FROM offices o WHERE o.master_id = e.master_id AND o.id = e.office_id) AS time_zone,
      ARRAY(
        SELECT g.version FROM agreement_acceptances g
        WHERE g.master_id = e.master_id AND g.employee_id = e.id ORDER BY g.version
      ) AS agreements,
      json_build_object('name', t.name, 'permissions', t.permissions, 'is_read_only', t.is_read_only) AS api_token
    ) AS f)) AS facts
    INTO token
    FROM api_tokens t
    JOIN employees e ON e.master_id = t.master_id AND e.id = t.employee_id
    JOIN agencies a ON a.master_id = t.master_id
    WHERE t.token_hash = by_hash;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF token.problem IS NOT NULL THEN
    RETURN json_build_object('problem', token.problem);
  END IF;
  IF records AND (token.last_used_at IS NULL OR token.last_used_at < now() - interval '1 minute') THEN
    UPDATE api_tokens t SET last_used_at = now()
    WHERE t.master_id = token.master_id AND t.id = (
      SELECT u.id FROM api_tokens u WHERE u.master_id = token.master_id AND u.id = token.id FOR UPDATE SKIP LOCKED
    );
  END IF;
  PERFORM set_config('app.master_id', token.master_id::text, true), set_config('app.api_token', token.name, true);
  RETURN token.facts;
END $$;

GRANT EXECUTE ON FUNCTION open_session, open_api_token TO coverdesk_app;
