-- Rows of a statement that are the carrier's totals, and rows whose cells a person has corrected.
ALTER TABLE commission_import_rows
  -- What the carrier calls a row that only adds up others; '' for every other row.
  ADD COLUMN total_label text NOT NULL DEFAULT '',
  -- The cells of a row that could not be read, as they are in the file, by field.
  ADD COLUMN cells jsonb,
  -- The cells that a person typed in their place, by field.
  ADD COLUMN corrected jsonb,
  ADD COLUMN corrected_by bigint,
  ADD COLUMN corrected_at timestamptz,
  ADD FOREIGN KEY (master_id, corrected_by) REFERENCES employees (master_id, id);
CREATE INDEX commission_import_rows_corrector ON commission_import_rows (master_id, corrected_by)
  WHERE corrected_by IS NOT NULL;
