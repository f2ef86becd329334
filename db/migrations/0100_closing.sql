-- A posted file is closed; what is wrong in it is corrected by lines of a later file.

ALTER TABLE commission_files
  -- When it was posted first.
  ADD COLUMN posted_at timestamptz;

ALTER TABLE commission_lines
  -- Why a person added it, or adjusted it last.
  ADD COLUMN reason text NOT NULL DEFAULT '',
  -- The settled line that this one corrects: one takes back what that paid, the other pays it anew.
  ADD COLUMN corrects_id bigint,
  ADD COLUMN is_reversal boolean NOT NULL DEFAULT false,
  -- Who earns of it is kept for the line itself, whatever the policy says.
  ADD COLUMN own_producers boolean NOT NULL DEFAULT false,
  ADD FOREIGN KEY (master_id, corrects_id) REFERENCES commission_lines (master_id, id),
  ADD CHECK (corrects_id IS NULL OR source = 4),
  ADD CHECK (corrects_id IS NOT NULL OR NOT is_reversal);
-- A line is taken back once and paid anew once.
CREATE UNIQUE INDEX commission_lines_corrects ON commission_lines (master_id, corrects_id, is_reversal)
  WHERE corrects_id IS NOT NULL AND deleted_at IS NULL;
-- What posting asks about: few lines of a file have no policy.
CREATE INDEX commission_lines_unmatched ON commission_lines (master_id, file_id) INCLUDE (status, adjusted)
  WHERE policy_id IS NULL AND deleted_at IS NULL AND NOT is_reversal;

-- Who earns of a line that has producers of its own.
CREATE TABLE commission_line_producers (
  master_id bigint NOT NULL,
  line_id bigint NOT NULL,
  employee_id bigint NOT NULL,
  -- Hundredths of a percent.
  split integer NOT NULL CHECK (split BETWEEN 1 AND 10000),
  PRIMARY KEY (master_id, line_id, employee_id),
  FOREIGN KEY (master_id, line_id) REFERENCES commission_lines (master_id, id) ON DELETE CASCADE,
  FOREIGN KEY (master_id, employee_id) REFERENCES employees (master_id, id)
);
CALL protect_tenant_table('commission_line_producers');
CREATE INDEX commission_line_producers_employee ON commission_line_producers (master_id, employee_id);

-- The owner of a table that forces its policy reads nothing of it.
ALTER TABLE commission_files NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_lines NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_shares NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_ledger NO FORCE ROW LEVEL SECURITY;
UPDATE commission_files f SET posted_at = p.posted_at
FROM (
  SELECT l.master_id, l.file_id, min(g.posted_at) AS posted_at
  FROM commission_shares s
  JOIN commission_ledger g ON g.master_id = s.master_id AND g.id = s.ledger_id
  JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
  GROUP BY l.master_id, l.file_id) p
WHERE p.master_id = f.master_id AND p.file_id = f.id;
ALTER TABLE commission_ledger FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_shares FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_lines FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_files FORCE ROW LEVEL SECURITY;
