-- How much of what was paid in advance for a term is set against a carrier's line, and what that line came to before.
ALTER TABLE commission_lines
  ADD COLUMN advance_used bigint NOT NULL DEFAULT 0,
  ADD COLUMN before_advance bigint;

-- Until now the whole of such a line was taken off. The owner of a table that forces its policy reads nothing of it.
ALTER TABLE commission_lines NO FORCE ROW LEVEL SECURITY;
UPDATE commission_lines SET advance_used = commission, before_advance = commission WHERE advance_id IS NOT NULL;
ALTER TABLE commission_lines FORCE ROW LEVEL SECURITY;
