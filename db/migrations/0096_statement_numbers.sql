-- Statements are numbered without gaps, and each counts for a month.

-- The last number of the agency; its row is locked while a statement is made, and a rollback gives the number back.
CREATE TABLE commission_statement_counters (
  master_id bigint PRIMARY KEY REFERENCES agencies,
  last_number bigint NOT NULL
);
CALL protect_tenant_table('commission_statement_counters', 'SELECT, INSERT, UPDATE');

ALTER TABLE commission_statements
  ADD COLUMN number bigint CHECK (number > 0),
  -- The first day of the month that it counts for.
  ADD COLUMN period_on date CHECK (extract(day FROM period_on) = 1);

-- The owner of a table that forces its policy reads nothing of it.
ALTER TABLE commission_statements NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_statement_counters NO FORCE ROW LEVEL SECURITY;
UPDATE commission_statements t
SET number = n.number, period_on = date_trunc('month', t.created_at AT TIME ZONE 'America/New_York')::date
FROM (SELECT master_id, id, row_number() OVER (PARTITION BY master_id ORDER BY id) AS number FROM commission_statements) n
WHERE n.master_id = t.master_id AND n.id = t.id;
INSERT INTO commission_statement_counters (master_id, last_number)
SELECT master_id, max(number) FROM commission_statements GROUP BY master_id;
ALTER TABLE commission_statement_counters FORCE ROW LEVEL SECURITY;
ALTER TABLE commission_statements FORCE ROW LEVEL SECURITY;

ALTER TABLE commission_statements
  ALTER COLUMN number SET NOT NULL,
  ALTER COLUMN period_on SET NOT NULL,
  ADD UNIQUE (master_id, number);

-- What was posted in a period, for payroll.
CREATE INDEX commission_ledger_posted ON commission_ledger (master_id, posted_at, id);
