-- What the provider sells is its own to change, a sync tells whether it left the sandbox, and a charge that nobody works
-- on anymore is found.

ALTER TABLE packages ADD COLUMN version integer NOT NULL DEFAULT 1;
GRANT INSERT, UPDATE ON packages TO coverdesk_app;
GRANT INSERT ON add_ons TO coverdesk_app;

-- Nothing was really synced. Only the sandbox has ended a sync well so far.
ALTER TABLE account_buzz_syncs ADD COLUMN is_sandbox boolean NOT NULL DEFAULT false;
UPDATE account_buzz_syncs SET is_sandbox = true WHERE state = 'Done' OR failure LIKE 'SANDBOX:%';

-- The last charge of a payment method is the first entry.
DROP INDEX account_billings_method;
CREATE INDEX account_billings_method ON account_billings (master_id, payment_method_id, id DESC);

-- Charges of any provider that were asked for before that moment and have no end.
CREATE FUNCTION list_waiting_charges(asked_before timestamptz) RETURNS TABLE (master_id bigint, id bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT b.master_id, b.id FROM account_billings b
  WHERE b.state = 'Processing' AND b.created_at < asked_before ORDER BY b.master_id, b.id;
$$;
GRANT EXECUTE ON FUNCTION list_waiting_charges TO coverdesk_app;
