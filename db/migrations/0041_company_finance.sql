-- What an agency sets up about its finance companies, which of them a product is financed with, and what calls need
-- that do their work in several transactions.

ALTER TABLE companies
  ADD COLUMN finance_system text CHECK (finance_system IN ('GOTO', 'Unisoft', 'Finance Master')),
  ADD COLUMN is_integrated boolean NOT NULL DEFAULT false,
  -- Counts only for an integrated company; every other counts as Partial Funded.
  ADD COLUMN funding_status text NOT NULL DEFAULT 'Partial Funded'
    CHECK (funding_status IN ('Full Funded', 'Partial Funded')),
  ADD COLUMN e_signature text NOT NULL DEFAULT 'none' CHECK (e_signature IN ('none', 'offered', 'mandatory')),
  ADD COLUMN designated_agent_email text NOT NULL DEFAULT '',
  -- Hundredths of a percent of the total.
  ADD COLUMN minimum_down_payment integer NOT NULL DEFAULT 2000
    CHECK (minimum_down_payment BETWEEN 0 AND 10000),
  ADD COLUMN finance_memo text NOT NULL DEFAULT '',
  ADD CHECK (is_finance OR (finance_system IS NULL AND NOT is_integrated));

-- The finance companies of a product, in the order in which they are offered. A product without any is offered all.
CREATE TABLE product_finance_companies (
  master_id bigint NOT NULL,
  product_id bigint NOT NULL,
  company_id bigint NOT NULL,
  place integer NOT NULL CHECK (place >= 1),
  PRIMARY KEY (master_id, product_id, place),
  UNIQUE (master_id, company_id, product_id),
  FOREIGN KEY (master_id, product_id) REFERENCES products (master_id, id),
  FOREIGN KEY (master_id, company_id) REFERENCES companies (master_id, id)
);
CALL protect_tenant_table('product_finance_companies', 'SELECT, INSERT, DELETE');

-- A key that is claimed in one transaction and answered in another. Until now a key was there once it was answered.
ALTER TABLE idempotency_keys
  -- What another system is told, so that it does the same work once however often it is asked.
  ADD COLUMN operation_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Empty while nobody works on it.
  ADD COLUMN claimed_at timestamptz,
  ADD COLUMN answered_at timestamptz;
UPDATE idempotency_keys SET answered_at = created_at;

-- A call is there before the telephone company is asked, without a line until it has answered.
ALTER TABLE telephony_calls ADD COLUMN operation_id uuid;
CREATE UNIQUE INDEX telephony_calls_operation ON telephony_calls (master_id, operation_id);

-- The password that was proven has to be the one that is replaced: it is looked at before this transaction begins.
CREATE FUNCTION change_password(of_email text, proven_hash text, new_hash text, but_session uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM FROM logins WHERE email = lower(of_email) AND password_hash = proven_hash FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM set_password(of_email, new_hash, but_session);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION change_password TO coverdesk_app;
