-- Generated lines that a carrier's lines have replaced, as they were, with their forwarded originals and copies.
-- They come back when the carrier's lines go: with an import that is taken back, or an assignment that is undone.
CREATE TABLE commission_replaced_lines (
  master_id bigint NOT NULL,
  line_id bigint NOT NULL,
  policy_id bigint NOT NULL,
  line jsonb NOT NULL,
  replaced_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (master_id, line_id),
  FOREIGN KEY (master_id, policy_id) REFERENCES policies (master_id, id) ON DELETE CASCADE
);
CREATE INDEX commission_replaced_lines_policy ON commission_replaced_lines (master_id, policy_id);

-- Assignments kept their own until now. The owner of a table that forces its policy reads nothing of it.
ALTER TABLE commission_assignments NO FORCE ROW LEVEL SECURITY;
INSERT INTO commission_replaced_lines (master_id, line_id, policy_id, line)
SELECT master_id, (line->>'id')::bigint, (line->>'policy_id')::bigint, line
FROM (
  -- Of a term that was replaced twice the last one counts.
  SELECT a.master_id, g.line, a.id, max(a.id) OVER (PARTITION BY a.master_id, g.line->>'policy_id') AS last
  FROM commission_assignments a CROSS JOIN LATERAL jsonb_array_elements(a.replaced) AS g (line)
  WHERE a.undone_at IS NULL) k
WHERE id = last;
ALTER TABLE commission_assignments FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_assignments DROP COLUMN replaced;

CALL protect_tenant_table('commission_replaced_lines', 'SELECT, INSERT, DELETE');
