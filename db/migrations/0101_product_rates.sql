-- A product's percents change, and a term is paid at what was agreed when it began.
CREATE TABLE product_rates (
  master_id bigint NOT NULL,
  product_id bigint NOT NULL,
  -- Terms that began before this day are paid at these percents.
  until_on date NOT NULL,
  new_percent integer NOT NULL,
  renewal_percent integer NOT NULL,
  PRIMARY KEY (master_id, product_id, until_on),
  FOREIGN KEY (master_id, product_id) REFERENCES products (master_id, id)
);
CALL protect_tenant_table('product_rates', 'SELECT, INSERT');

-- What was never agreed is no rate: a product without percents has just not been filled in yet. The day is that of the
-- usual clock, since a product belongs to no office. Of several changes on one day the first says what was before.
CREATE FUNCTION keep_product_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_rates (master_id, product_id, until_on, new_percent, renewal_percent)
  VALUES (old.master_id, old.id, (now() AT TIME ZONE 'America/New_York')::date, old.new_percent, old.renewal_percent)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_product_rate AFTER UPDATE OF new_percent, renewal_percent ON products
  FOR EACH ROW WHEN ((old.new_percent, old.renewal_percent) <> (new.new_percent, new.renewal_percent)
    AND (old.new_percent, old.renewal_percent) <> (0, 0))
  EXECUTE FUNCTION keep_product_rate();
