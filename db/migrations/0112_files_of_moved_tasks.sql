-- Files stayed with the customer whom their task was about first.
UPDATE attachments a SET customer_id = t.customer_id FROM tasks t
WHERE a.master_id = t.master_id AND a.table_name = 'task' AND a.record_id = t.id
  AND a.customer_id IS DISTINCT FROM t.customer_id;
