-- A link that was mailed to the old address opens nothing any more once the address has changed.
CREATE OR REPLACE FUNCTION change_login_email(of_employee_id bigint, new_email text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE logins l SET email = lower(new_email)
    WHERE l.master_id = current_master_id() AND l.employee_id = of_employee_id;
  UPDATE password_resets SET used_at = now() WHERE email = lower(new_email) AND used_at IS NULL;
  RETURN true;
EXCEPTION WHEN unique_violation THEN
  RETURN false;
END $$;
