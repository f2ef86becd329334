-- Some types say what is to be done, and others nothing: a task of those needs a description.
ALTER TABLE task_types ADD COLUMN needs_description boolean NOT NULL DEFAULT false;
UPDATE task_types SET needs_description = true WHERE id = 9;

-- As before, but for what needs a description.
CREATE OR REPLACE FUNCTION add_task_choices(agency bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO task_types (master_id, id, description, place, in_calendar, needs_description)
  SELECT agency, id, description, id, in_calendar, id = 9 FROM (VALUES
    (1, 'Appointment', true), (2, 'Call back', true), (3, 'Renewal call', true), (4, 'Document', false),
    (5, 'Payment', false), (6, 'Claim', false), (7, 'Endorsement', false), (8, 'Quote', false), (9, 'Other', false)
  ) AS given (id, description, in_calendar);
  -- The most pressing first.
  INSERT INTO task_priorities (master_id, id, description, place, is_default)
  SELECT agency, id, description, id, id = 3 FROM (VALUES (1, 'Urgent'), (2, 'High'), (3, 'Normal'))
    AS given (id, description);
  -- How far an open task has come.
  INSERT INTO task_statuses (master_id, id, description, place, is_default)
  SELECT agency, id, description, id, id = 1 FROM (VALUES
    (1, 'Open'), (2, 'In progress'), (3, 'With customer'), (4, 'With company')) AS given (id, description);
$$;
