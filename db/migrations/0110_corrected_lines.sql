-- Whoever deletes a line asks which lines correct it, deleted ones among them: without this index taking back a
-- statement of 50,000 lines looked through all lines of the agency for each of them.
CREATE INDEX commission_lines_corrected ON commission_lines (master_id, corrects_id) WHERE corrects_id IS NOT NULL;
