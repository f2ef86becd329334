-- A generated line that was staged or settled advanced a term's commission before the carrier paid it. The carrier's
-- own line says so, so that the term is not paid twice.
ALTER TABLE commission_lines
  ADD COLUMN advance_id bigint,
  ADD FOREIGN KEY (master_id, advance_id) REFERENCES commission_lines (master_id, id) ON DELETE SET NULL (advance_id);
CREATE INDEX commission_lines_advance ON commission_lines (master_id, advance_id) WHERE advance_id IS NOT NULL;
