-- When people came and went.

CREATE TABLE time_clock_entries (
  master_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  employee_id bigint NOT NULL,
  clocked_in_at timestamptz NOT NULL DEFAULT now(),
  clocked_out_at timestamptz CHECK (clocked_out_at >= clocked_in_at),
  PRIMARY KEY (master_id, id),
  FOREIGN KEY (master_id, employee_id) REFERENCES employees (master_id, id)
);
CALL protect_tenant_table('time_clock_entries', 'SELECT, INSERT, UPDATE');
CREATE INDEX time_clock_entries_employee ON time_clock_entries (master_id, employee_id, clocked_in_at DESC);
-- Nobody is in twice: of two calls at the same moment the second finds the first one's entry.
CREATE UNIQUE INDEX time_clock_entries_open ON time_clock_entries (master_id, employee_id) WHERE clocked_out_at IS NULL;
