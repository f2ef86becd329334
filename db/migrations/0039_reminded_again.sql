-- A reminder is told once for each time that somebody sets, not for each time of a day: a task that is moved to another
-- time and back is reminded of again. What was told stays told under the new keys.
UPDATE notification_messages m SET once_key = m.once_key || '@' || extract(epoch FROM t.due_set_at)
FROM tasks t
WHERE t.master_id = m.master_id
  AND m.once_key = 'task-due:' || t.id || ':' || t.due_on || coalesce(' ' || t.due_at, '');

-- As before, but for the key.
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
    'task-due:' || t.id || ':' || t.due_on || coalesce(' ' || t.due_at, '')
      || '@' || extract(epoch FROM t.due_set_at) AS once_key
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
