-- A session that ends leaves behind when its person was last here.
ALTER TABLE logins ADD COLUMN last_seen_at timestamptz;

CREATE FUNCTION keep_last_seen() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE logins l SET last_seen_at = OLD.last_seen_at
    WHERE l.master_id = OLD.master_id AND l.employee_id = OLD.employee_id
      AND (l.last_seen_at IS NULL OR l.last_seen_at < OLD.last_seen_at);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_last_seen AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION keep_last_seen();

CREATE OR REPLACE FUNCTION list_login_states()
RETURNS TABLE (employee_id bigint, has_password boolean, last_seen_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT l.employee_id, l.password_hash <> '', greatest(l.last_seen_at, (
    SELECT max(s.last_seen_at) FROM sessions s WHERE s.master_id = l.master_id AND s.employee_id = l.employee_id
  ))
  FROM logins l WHERE l.master_id = current_master_id();
$$;

-- As before, but sessions first, as the sweep goes: the other way round the two could wait for each other.
CREATE OR REPLACE FUNCTION set_password(of_email text, new_hash text, but_session uuid DEFAULT NULL) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM sessions s USING logins l
    WHERE l.email = lower(of_email) AND s.master_id = l.master_id AND s.employee_id = l.employee_id
      AND s.id IS DISTINCT FROM but_session;
  UPDATE logins SET password_hash = new_hash, password_changed_at = now() WHERE email = lower(of_email);
  UPDATE password_resets SET used_at = now() WHERE email = lower(of_email) AND used_at IS NULL;
$$;
