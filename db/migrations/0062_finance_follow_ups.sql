-- What of premium finance was still open: manual contracts once, requests to finance companies by their result, and
-- quoted endorsements that nobody generated.

-- The work that made a contract which no quote names; asked for again under the same, it is answered as it is.
ALTER TABLE finance_contracts ADD COLUMN operation_id uuid;
CREATE UNIQUE INDEX finance_contracts_operation ON finance_contracts (master_id, operation_id)
  WHERE operation_id IS NOT NULL;

-- Answered, refused by the company, or no answer that could be used. The words about it are in outcome.
ALTER TABLE finance_requests ADD COLUMN result text CHECK (result IN ('answered', 'refused', 'failed'));
UPDATE finance_requests SET result = CASE outcome
  WHEN 'Answered.' THEN 'answered' WHEN 'The company refused it.' THEN 'refused' ELSE 'failed' END;
ALTER TABLE finance_requests ALTER COLUMN result SET NOT NULL;
-- The list of them is read newest first: all, those of a company, those with one result, or both.
DROP INDEX finance_requests_company;
CREATE INDEX finance_requests_time ON finance_requests (master_id, asked_at, id);
CREATE INDEX finance_requests_company ON finance_requests (master_id, company_id, asked_at, id);
CREATE INDEX finance_requests_result ON finance_requests (master_id, result, asked_at, id);

-- An additional premium that was quoted and never generated is of no use once its next payment is due. One that the
-- company was asked to make stays: it may have made it.
CREATE INDEX finance_endorsements_left ON finance_endorsements (created_at)
  WHERE generated_by IS NULL AND asked_at IS NULL;
CREATE FUNCTION sweep_finance_endorsements() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM finance_endorsements
  WHERE generated_by IS NULL AND asked_at IS NULL AND created_at < now() - interval '30 days';
$$;
GRANT EXECUTE ON FUNCTION sweep_finance_endorsements TO coverdesk_app;

-- How often the reversal of a payment failed; from some number on it is left to a person.
ALTER TABLE finance_posts ADD COLUMN reversal_failures integer NOT NULL DEFAULT 0 CHECK (reversal_failures >= 0);
GRANT UPDATE (reversal_failures) ON finance_posts TO coverdesk_app;

-- Contracts by their number, as customer_search_sql finds customers by it; answers ids alone.
CREATE FUNCTION contract_lookup_sql(typed text, at_most integer) RETURNS text
LANGUAGE sql STABLE
RETURN format(
  'SELECT k.id FROM finance_contracts k WHERE k.master_id = %s AND %s ORDER BY k.number_key <> %L, k.id DESC LIMIT %s',
  current_master_id(),
  CASE WHEN typed ~ '^#\d{1,18}$' THEN format('k.id = %s', substr(typed, 2))
    WHEN bare(typed) = '' THEN 'false'
    ELSE format('k.number_key <> '''' AND k.number_key LIKE %L',
      CASE WHEN length(bare(typed)) < 3 THEN bare(typed) || '%' ELSE '%' || bare(typed) || '%' END)
  END,
  bare(typed), at_most);

CREATE FUNCTION lookup_contracts(typed text, at_most integer) RETURNS SETOF bigint
ROWS 15
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY EXECUTE contract_lookup_sql(typed, at_most);
END $$;

GRANT EXECUTE ON FUNCTION contract_lookup_sql TO coverdesk_search;
GRANT CREATE ON SCHEMA public TO coverdesk_search;
ALTER FUNCTION lookup_contracts OWNER TO coverdesk_search;
REVOKE CREATE ON SCHEMA public FROM coverdesk_search;
REVOKE EXECUTE ON FUNCTION lookup_contracts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lookup_contracts TO coverdesk_app;
