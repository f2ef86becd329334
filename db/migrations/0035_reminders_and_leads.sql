-- When somebody last said by when a task is to be done. Whoever sets a time that is over already needs no reminder
-- of it. Tasks from before this migration count from now on.
ALTER TABLE tasks ADD due_set_at timestamptz NOT NULL DEFAULT now();

-- What was told stays told under the new keys, which name the time too.
UPDATE notification_messages m SET once_key = m.once_key || ' ' || t.due_at
FROM tasks t
WHERE t.master_id = m.master_id AND t.due_at IS NOT NULL
  AND m.once_key = 'task-due:' || t.id || ':' || t.due_on;

-- Which tasks want a reminder at this moment: half an hour before their time, or at eight in the morning of their
-- day, by the clock of the office; at once when they were made or moved later than that and still lie ahead. Nothing
-- older than a week, so that a server that comes back late does not dig out old things. A task that is moved to
-- another time wants another reminder. Of the caller's agency under its policy.
CREATE OR REPLACE FUNCTION task_reminders(this_moment timestamptz)
RETURNS TABLE (master_id bigint, task_id bigint, once_key text)
LANGUAGE sql STABLE AS $$
  SELECT t.master_id, t.id, r.once_key
  FROM tasks t
  LEFT JOIN employees e ON e.master_id = t.master_id AND e.id = t.assigned_to
  LEFT JOIN offices o ON o.master_id = t.master_id AND o.id = coalesce(t.office_id, e.office_id)
  CROSS JOIN LATERAL (SELECT
    coalesce(o.time_zone, 'America/New_York') AS zone,
    t.due_on + coalesce(t.due_at::time, time '23:59') AS deadline,
    t.due_on + coalesce(t.due_at::time, time '08:30') - interval '30 minutes' AS remind_at,
    'task-due:' || t.id || ':' || t.due_on || coalesce(' ' || t.due_at, '') AS once_key
  ) r
  WHERE t.open AND t.active
    AND t.due_on BETWEEN (this_moment - interval '8 days')::date AND (this_moment + interval '2 days')::date
    AND r.remind_at <= this_moment AT TIME ZONE r.zone
    AND r.remind_at > (this_moment - interval '7 days') AT TIME ZONE r.zone
    AND r.deadline >= date_trunc('minute', t.due_set_at AT TIME ZONE r.zone)
    AND EXISTS (
      SELECT FROM employees p WHERE p.master_id = t.master_id AND p.disabled_at IS NULL
        AND (p.id = t.assigned_to OR p.office_id = t.office_id)
    )
    AND NOT EXISTS (
      SELECT FROM notification_messages m WHERE m.master_id = t.master_id AND m.once_key = r.once_key
    );
$$;

-- A mail to a lead. When the lead becomes a customer, the customer has it too.
ALTER TABLE emails ADD lead_id bigint,
  ADD FOREIGN KEY (master_id, lead_id) REFERENCES leads (master_id, id);
GRANT UPDATE (customer_id) ON emails TO coverdesk_app;
CREATE INDEX emails_lead ON emails (master_id, lead_id, id DESC);

-- The files of a lead that becomes a customer belong to the customer's record from then on.
GRANT UPDATE (table_name, record_id) ON attachments TO coverdesk_app;

-- So it goes with leads that became customers before.
UPDATE attachments a SET customer_id = l.customer_id
FROM tasks t JOIN leads l ON l.master_id = t.master_id AND l.id = t.lead_id
WHERE a.master_id = t.master_id AND a.table_name = 'task' AND a.record_id = t.id AND l.customer_id IS NOT NULL;
UPDATE attachments a SET table_name = 'customer', record_id = l.customer_id, customer_id = l.customer_id
FROM leads l
WHERE l.master_id = a.master_id AND a.table_name = 'lead' AND a.record_id = l.id AND l.customer_id IS NOT NULL;
UPDATE tasks t SET customer_id = l.customer_id, lead_id = NULL, version = t.version + 1
FROM leads l
WHERE l.master_id = t.master_id AND l.id = t.lead_id AND l.customer_id IS NOT NULL;
