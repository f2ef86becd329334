-- Lists of tasks on open screens are asked for again when a task changes, whoever changes it: its own calls, a merge of
-- customers or its undoing, a lead that becomes a customer. Nothing is said outside of an agency's transaction.
CREATE FUNCTION announce_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agency text := nullif(current_setting('app.master_id', true), '');
BEGIN
  IF agency IS NOT NULL THEN
    -- The same words twice in one transaction are sent once.
    PERFORM pg_notify('coverdesk_live',
      json_build_object('masterId', agency::bigint, 'to', 'agency', 'kind', 'tasks')::text);
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION announce_tasks() FROM PUBLIC;
CREATE TRIGGER announce_tasks AFTER INSERT OR UPDATE ON tasks
  FOR EACH STATEMENT EXECUTE FUNCTION announce_tasks();
