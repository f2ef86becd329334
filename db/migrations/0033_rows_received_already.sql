-- A row of a statement that was received before is known by what it says; and a person can say which sheet of a
-- file is meant and which row of it holds the headings.

ALTER TABLE commission_imports
  -- The sheet that is read: '' for a CSV file, and for the first one.
  ADD COLUMN sheet text NOT NULL DEFAULT '',
  -- As the spreadsheet numbers it; 0 for statements of before, whose row is found anew.
  ADD COLUMN heading_row integer NOT NULL DEFAULT 0 CHECK (heading_row >= 0),
  -- The sheets of the file with their first lines, to choose from.
  ADD COLUMN sheets jsonb NOT NULL DEFAULT '[]',
  -- The month that the statement is for, as it says; '' when it does not.
  ADD COLUMN period text NOT NULL DEFAULT '' CHECK (period ~ '^([0-9]{4}-(0[1-9]|1[0-2]))?$');

-- Where the columns stood, for a file in which they stand in several places.
ALTER TABLE commission_column_maps
  ADD COLUMN sheet text NOT NULL DEFAULT '',
  ADD COLUMN heading_row integer NOT NULL DEFAULT 0 CHECK (heading_row >= 0);

-- The line that received the same before. When its statement is taken back, the row is new again.
ALTER TABLE commission_import_rows
  ADD COLUMN received_line_id bigint,
  -- Imported all the same, on purpose.
  ADD COLUMN taken_in boolean NOT NULL DEFAULT false,
  ADD FOREIGN KEY (master_id, received_line_id) REFERENCES commission_lines (master_id, id)
    ON DELETE SET NULL (received_line_id);
CREATE INDEX commission_import_rows_received ON commission_import_rows (master_id, received_line_id)
  WHERE received_line_id IS NOT NULL;

-- What a carrier has paid on the days of a statement.
CREATE INDEX commission_lines_received ON commission_lines (master_id, company_id, transaction_on)
  WHERE source IN (1, 2);

-- A refusal that keeps its changes leaves no key behind: the same call may be sent again.
GRANT DELETE ON idempotency_keys TO coverdesk_app;
