-- What a file brought in from earlier ones is compared with what they forwarded. Few lines of a file are such, and the
-- sums of the others come out of commission_lines_file.
CREATE INDEX commission_lines_brought ON commission_lines (master_id, file_id) INCLUDE (id, forwards_id, adjusted)
  WHERE source = 5 AND deleted_at IS NULL;
