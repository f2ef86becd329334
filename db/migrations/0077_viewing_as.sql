-- 'View as': while a row is here, a session sees what another person of its agency sees, and changes nothing.
-- Reached through the functions below alone, as sessions are.
CREATE TABLE viewings (
  session_id uuid PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  master_id bigint NOT NULL,
  -- Whose session it is, and whom it shows.
  viewer_id bigint NOT NULL,
  employee_id bigint NOT NULL,
  until timestamptz NOT NULL DEFAULT now() + interval '1 hour',
  CHECK (viewer_id <> employee_id),
  FOREIGN KEY (master_id, viewer_id) REFERENCES employees (master_id, id),
  FOREIGN KEY (master_id, employee_id) REFERENCES employees (master_id, id)
);
CREATE INDEX viewings_employee ON viewings (master_id, employee_id);
CREATE INDEX viewings_viewer ON viewings (master_id, viewer_id);
CREATE INDEX viewings_end ON viewings (until);

-- However it begins and ends, the log has both with both people, and the open streams of the session begin anew.
CREATE FUNCTION tell_viewing() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  has_begun boolean := TG_OP = 'INSERT';
  viewing viewings;
BEGIN
  IF has_begun THEN
    viewing := NEW;
  ELSE
    viewing := OLD;
  END IF;
  INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, at)
  VALUES (viewing.master_id, viewing.viewer_id, 'employee', viewing.employee_id,
    CASE WHEN has_begun THEN 'viewing started' ELSE 'viewing ended' END, least(now(), viewing.until));
  PERFORM pg_notify('coverdesk_live', json_build_object('session', viewing.session_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_viewing AFTER INSERT OR DELETE ON viewings FOR EACH ROW EXECUTE FUNCTION tell_viewing();

-- False when the session has ended, or shows somebody else already.
CREATE FUNCTION start_viewing(of_session uuid, of_employee_id bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO viewings (session_id, master_id, viewer_id, employee_id)
  SELECT s.id, s.master_id, s.employee_id, e.id FROM sessions s
  JOIN employees e ON e.master_id = s.master_id AND e.id = of_employee_id AND e.disabled_at IS NULL
  WHERE s.id = of_session AND s.master_id = current_master_id() AND s.employee_id <> of_employee_id
  FOR KEY SHARE OF s
  ON CONFLICT (session_id) DO NOTHING;
  RETURN EXISTS (SELECT FROM viewings v WHERE v.session_id = of_session AND v.employee_id = of_employee_id);
END $$;

CREATE FUNCTION end_viewing(of_session uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM viewings WHERE session_id = of_session AND master_id = current_master_id();
$$;

-- Always in the same order: of two people who view as each other and leave at the same time, neither waits for ever.
CREATE FUNCTION end_viewings_by(of_master_id bigint, of_session uuid, of_employee_id bigint, of_viewer_id bigint)
RETURNS void LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  WITH theirs AS (
    SELECT v.session_id FROM viewings v
    WHERE v.master_id = of_master_id
      AND (v.session_id = of_session OR v.employee_id = of_employee_id OR v.viewer_id = of_viewer_id)
    ORDER BY v.session_id FOR UPDATE
  )
  DELETE FROM viewings v USING theirs t WHERE v.session_id = t.session_id;
$$;

-- Signing out ends what the session shows, and what shows its person. A session that was merely swept was over before.
CREATE FUNCTION end_viewings_with_session() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM end_viewings_by(OLD.master_id, OLD.id,
    CASE WHEN OLD.created_at > now() - interval '24 hours' THEN OLD.employee_id END, NULL);
  RETURN OLD;
END $$;
CREATE TRIGGER end_viewings BEFORE DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION end_viewings_with_session();

CREATE FUNCTION end_viewings_with_password() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM end_viewings_by(NEW.master_id, NULL, NEW.employee_id, NEW.employee_id);
  RETURN NULL;
END $$;
CREATE TRIGGER end_viewings AFTER UPDATE OF password_hash ON logins
  FOR EACH ROW EXECUTE FUNCTION end_viewings_with_password();

-- Whoever is disabled, or may do more or less than before, is viewed no longer and views no longer. Open streams
-- begin anew, so that they follow what the person may hear now.
CREATE FUNCTION end_viewings_with_rights() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM end_viewings_by(NEW.master_id, NULL, NEW.id, NEW.id);
  PERFORM pg_notify('coverdesk_live',
    json_build_object('person', json_build_object('masterId', NEW.master_id, 'employeeId', NEW.id))::text);
  RETURN NULL;
END $$;
CREATE TRIGGER end_viewings AFTER UPDATE OF permissions, disabled_at ON employees
  FOR EACH ROW WHEN (NEW.permissions <> OLD.permissions OR NEW.disabled_at IS DISTINCT FROM OLD.disabled_at)
  EXECUTE FUNCTION end_viewings_with_rights();

-- As before, with the facts of the person whom the session shows; then `viewer` is whose session it is. Viewing that
-- has lasted its hour is over, whoever asks first.
CREATE OR REPLACE FUNCTION open_session(by_token_hash bytea, by_id uuid) RETURNS text
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
  IF living.last_seen_at < now() - interval '1 minute' THEN
    UPDATE sessions s SET last_seen_at = now()
    WHERE s.id = (SELECT t.id FROM sessions t WHERE t.id = living.id FOR UPDATE SKIP LOCKED);
  END IF;
  IF living.has_lapsed THEN
    DELETE FROM viewings v
    WHERE v.session_id = (SELECT t.session_id FROM viewings t WHERE t.session_id = living.id FOR UPDATE SKIP LOCKED);
  END IF;
  PERFORM set_config('app.master_id', living.master_id::text, true);
  RETURN living.facts;
END $$;

-- As before; a session whose viewing has lapsed is not what its stream was opened for.
CREATE OR REPLACE FUNCTION living_sessions(asked uuid[]) RETURNS SETOF uuid
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp STABLE AS $$
  SELECT s.id FROM sessions s
  JOIN employees e ON e.master_id = s.master_id AND e.id = s.employee_id AND e.disabled_at IS NULL
  WHERE s.id = ANY(asked)
    AND s.created_at > now() - interval '24 hours' AND s.last_seen_at > now() - interval '12 hours'
    AND NOT EXISTS (SELECT FROM viewings v WHERE v.session_id = s.id AND v.until <= now())
  UNION ALL
  SELECT t.session_id FROM api_tokens t
  JOIN employees e ON e.master_id = t.master_id AND e.id = t.employee_id AND e.disabled_at IS NULL
  WHERE t.session_id = ANY(asked) AND t.revoked_at IS NULL AND t.expires_at > now();
$$;

CREATE OR REPLACE FUNCTION sweep_sign_in_tables() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM viewings WHERE until <= now();
  DELETE FROM sessions WHERE created_at < now() - interval '24 hours';
  DELETE FROM sign_in_tries WHERE last_try_at < now() - interval '1 day';
  DELETE FROM password_resets WHERE expires_at < now() - interval '7 days';
$$;

GRANT EXECUTE ON FUNCTION start_viewing, end_viewing TO coverdesk_app;
