-- What is needed before the tenant is known. The application reaches these tables through the functions
-- below alone: it cannot read a password's hash of anyone but the address that signs in.

CREATE TABLE logins (
  -- The address in lower case: one address, one person, over all agencies.
  email text PRIMARY KEY CHECK (email = lower(email)),
  master_id bigint NOT NULL,
  employee_id bigint NOT NULL,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (master_id, employee_id) REFERENCES employees (master_id, id)
);
CREATE UNIQUE INDEX logins_employee ON logins (master_id, employee_id);

-- Tries by address, whether or not an account has it, so that a lock does not tell which addresses exist.
CREATE TABLE sign_in_tries (
  email text PRIMARY KEY,
  tries integer NOT NULL,
  next_try_at timestamptz NOT NULL,
  last_try_at timestamptz NOT NULL
);
CREATE INDEX sign_in_tries_age ON sign_in_tries (last_try_at);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 of what the cookie holds: a copy of this table opens no session.
  token_hash bytea NOT NULL UNIQUE,
  master_id bigint NOT NULL,
  employee_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  user_agent text NOT NULL,
  FOREIGN KEY (master_id, employee_id) REFERENCES employees (master_id, id)
);
CREATE INDEX sessions_employee ON sessions (master_id, employee_id);
CREATE INDEX sessions_age ON sessions (created_at);

CREATE TABLE password_resets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL REFERENCES logins ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX password_resets_email ON password_resets (email, created_at);

-- Takes one try to give a password for this address, before the password is looked at, so that parallel
-- guesses cannot slip past. Answers 0 when the try may go on, else the seconds to wait.
-- From the third try on the pause doubles; the tenth try locks for half an hour.
CREATE FUNCTION take_sign_in_try(given_email text, lock_after integer, lock_minutes integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  this_moment timestamptz := clock_timestamp();
  row_ sign_in_tries%ROWTYPE;
  count_ integer;
BEGIN
  INSERT INTO sign_in_tries (email, tries, next_try_at, last_try_at)
    VALUES (lower(given_email), 0, this_moment, this_moment) ON CONFLICT (email) DO NOTHING;
  SELECT * INTO row_ FROM sign_in_tries WHERE email = lower(given_email) FOR UPDATE;
  IF row_.next_try_at > this_moment THEN
    RETURN ceil(extract(epoch FROM row_.next_try_at - this_moment));
  END IF;
  -- A lock that has run out, or a quiet half hour, begins the count anew.
  count_ := CASE
    WHEN row_.tries >= lock_after OR row_.last_try_at < this_moment - make_interval(mins => lock_minutes) THEN 1
    ELSE row_.tries + 1
  END;
  UPDATE sign_in_tries SET
    tries = count_,
    last_try_at = this_moment,
    next_try_at = this_moment + CASE
      WHEN count_ >= lock_after THEN make_interval(mins => lock_minutes)
      WHEN count_ >= 3 THEN make_interval(secs => 2 ^ (count_ - 3))
      ELSE interval '0'
    END
  WHERE email = row_.email;
  RETURN 0;
END $$;

CREATE FUNCTION forget_sign_in_tries(given_email text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM sign_in_tries WHERE email = lower(given_email);
$$;

CREATE FUNCTION find_login(given_email text)
RETURNS TABLE (master_id bigint, employee_id bigint, email text, first_name text, last_name text, password_hash text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT l.master_id, l.employee_id, l.email, e.first_name, e.last_name, l.password_hash
  FROM logins l JOIN employees e ON e.master_id = l.master_id AND e.id = l.employee_id
  WHERE l.email = lower(given_email) AND e.disabled_at IS NULL;
$$;

CREATE FUNCTION start_session(of_master_id bigint, of_employee_id bigint, new_token_hash bytea, agent text) RETURNS uuid
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO sessions (token_hash, master_id, employee_id, user_agent)
  VALUES (new_token_hash, of_master_id, of_employee_id, left(agent, 300)) RETURNING id;
$$;

-- Looks a session up by the cookie's hash or by its id, and puts the transaction under its tenant.
-- No row when it has ended: signed out, idle for 12 hours, 24 hours old, or its person disabled.
CREATE FUNCTION open_session(by_token_hash bytea, by_id uuid)
RETURNS TABLE (
  session_id uuid, master_id bigint, employee_id bigint, first_name text, last_name text, email text,
  permissions jsonb, is_provider boolean
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  found_ record;
BEGIN
  SELECT s.id, s.master_id, s.employee_id, s.last_seen_at, e.first_name, e.last_name, e.email, e.permissions, a.is_provider
    INTO found_
    FROM sessions s
    JOIN employees e ON e.master_id = s.master_id AND e.id = s.employee_id AND e.disabled_at IS NULL
    JOIN agencies a ON a.master_id = s.master_id
    WHERE (s.token_hash = by_token_hash OR s.id = by_id)
      AND s.created_at > now() - interval '24 hours' AND s.last_seen_at > now() - interval '12 hours';
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF found_.last_seen_at < now() - interval '1 minute' THEN
    UPDATE sessions SET last_seen_at = now() WHERE id = found_.id;
  END IF;
  PERFORM set_config('app.master_id', found_.master_id::text, true);
  RETURN QUERY SELECT found_.id, found_.master_id, found_.employee_id, found_.first_name, found_.last_name,
    found_.email, found_.permissions, found_.is_provider;
END $$;

CREATE FUNCTION end_session(ended uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM sessions WHERE id = ended;
$$;

-- Sets a password and ends the person's sessions but the one named.
CREATE FUNCTION set_password(of_email text, new_hash text, but_session uuid DEFAULT NULL) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE logins SET password_hash = new_hash, password_changed_at = now() WHERE email = lower(of_email);
  UPDATE password_resets SET used_at = now() WHERE email = lower(of_email) AND used_at IS NULL;
  DELETE FROM sessions s USING logins l
    WHERE l.email = lower(of_email) AND s.master_id = l.master_id AND s.employee_id = l.employee_id
      AND s.id IS DISTINCT FROM but_session;
$$;

-- Opens a reset for the address: no row without an account, or after three in the last hour.
CREATE FUNCTION open_password_reset(given_email text) RETURNS TABLE (reset_id uuid, master_id bigint)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO password_resets (email)
  SELECT l.email FROM logins l JOIN employees e ON e.master_id = l.master_id AND e.id = l.employee_id
  WHERE l.email = lower(given_email) AND e.disabled_at IS NULL AND (
    SELECT count(*) FROM password_resets r WHERE r.email = l.email AND r.created_at > now() - interval '1 hour'
  ) < 3
  RETURNING id, (SELECT l.master_id FROM logins l WHERE l.email = lower(given_email));
$$;

-- The reset while its link may be used: unused, younger than an hour, its person not disabled.
CREATE FUNCTION find_password_reset(by_id uuid)
RETURNS TABLE (email text, master_id bigint, employee_id bigint, first_name text, last_name text)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT l.email, l.master_id, l.employee_id, e.first_name, e.last_name
  FROM password_resets r
  JOIN logins l ON l.email = r.email
  JOIN employees e ON e.master_id = l.master_id AND e.id = l.employee_id AND e.disabled_at IS NULL
  WHERE r.id = by_id AND r.used_at IS NULL AND r.created_at > now() - interval '1 hour';
$$;

-- Uses the reset up; false when another call was first.
CREATE FUNCTION use_password_reset(by_id uuid) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH used AS (
    UPDATE password_resets SET used_at = now() WHERE id = by_id AND used_at IS NULL RETURNING id
  )
  SELECT EXISTS (SELECT 1 FROM used);
$$;

CREATE FUNCTION any_agency_exists() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM agencies);
$$;

-- Removes what can no longer be used.
CREATE FUNCTION sweep_sign_in_tables() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM sessions WHERE created_at < now() - interval '24 hours';
  DELETE FROM sign_in_tries WHERE last_try_at < now() - interval '1 day';
  DELETE FROM password_resets WHERE created_at < now() - interval '7 days';
$$;

GRANT EXECUTE ON FUNCTION take_sign_in_try, forget_sign_in_tries, find_login, start_session,
  open_session, end_session, set_password, open_password_reset, find_password_reset, use_password_reset,
  any_agency_exists, sweep_sign_in_tables TO coverdesk_app;
