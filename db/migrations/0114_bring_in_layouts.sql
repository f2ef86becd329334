-- Whoever brings a file in says which sheet of it is meant and which row holds the headings.

ALTER TABLE bring_ins
  -- The sheet that is read: '' for a CSV file, and for the first one.
  ADD COLUMN sheet text NOT NULL DEFAULT '',
  -- As the spreadsheet numbers it; 0 for files uploaded before this: their first line that is not empty.
  ADD COLUMN heading_row integer NOT NULL DEFAULT 0 CHECK (heading_row >= 0),
  -- The sheets of the file with their first lines, to choose from.
  ADD COLUMN sheets jsonb NOT NULL DEFAULT '[]';
