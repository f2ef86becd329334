-- How a finance company is reached over the network, and what it was asked.

ALTER TABLE companies
  ADD COLUMN gateway_url text NOT NULL DEFAULT '',
  -- Sealed with keys outside of the database.
  ADD COLUMN sealed_gateway_secret text,
  ADD CHECK (is_finance OR gateway_url = ''),
  -- A secret without an address would be nobody's.
  ADD CHECK (sealed_gateway_secret IS NULL OR gateway_url <> '');

-- One row for each thing that a company was asked for, however often it took to get an answer. Neither secrets nor
-- anything about a person: another system's words can repeat what they were sent, so none of them are here.
CREATE TABLE finance_requests (
  master_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  company_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('quote', 'contract', 'endorsement-quote', 'endorsement', 'payment', 'reversal',
    'status')),
  operation_id text NOT NULL,
  -- What the last try was answered with; empty when nothing came back, and in the sandbox.
  status integer,
  took_ms integer NOT NULL CHECK (took_ms >= 0),
  -- In our own words.
  outcome text NOT NULL CHECK (outcome <> ''),
  is_sandbox boolean NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (master_id, id),
  FOREIGN KEY (master_id, company_id) REFERENCES companies (master_id, id)
);
CALL protect_tenant_table('finance_requests', 'SELECT, INSERT');
CREATE INDEX finance_requests_company ON finance_requests (master_id, company_id, asked_at);
CREATE INDEX finance_requests_asked ON finance_requests (asked_at);

CREATE FUNCTION sweep_finance_requests() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM finance_requests WHERE asked_at < now() - interval '90 days';
$$;
GRANT EXECUTE ON FUNCTION sweep_finance_requests TO coverdesk_app;
