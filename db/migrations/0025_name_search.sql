-- Customers are found by fragments of the words of their names, at the same cost in a large agency and a small one.
-- Triggers keep two tables for it, which are read like an index: each agency's words under each of their endings,
-- and its customers under each word. A fragment is the beginning of an ending, so both are ranges of a B-tree that
-- hold one agency alone. (Trigrams are shared by all agencies, and whatever they found was read, counted and sorted.)

CREATE TABLE name_endings (
  master_id bigint NOT NULL REFERENCES agencies,
  ending text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (master_id, ending, word)
);
CALL protect_tenant_table('name_endings', 'SELECT, INSERT');

CREATE TABLE customer_words (
  master_id bigint NOT NULL REFERENCES agencies,
  word text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  customer_id bigint NOT NULL,
  -- Where the space before the word stands in the key.
  place smallint NOT NULL,
  PRIMARY KEY (master_id, word, name_key, customer_id) INCLUDE (place)
);
CALL protect_tenant_table('customer_words', 'SELECT, INSERT, DELETE');

GRANT SELECT ON name_endings, customer_words TO coverdesk_search;
CREATE POLICY search ON name_endings FOR SELECT TO coverdesk_search USING (true);
CREATE POLICY search ON customer_words FOR SELECT TO coverdesk_search USING (true);

-- The words of a key that begins with a space, each once.
CREATE FUNCTION words_of(name_key text) RETURNS TABLE (word text, place integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 3 AS $$
  SELECT DISTINCT given, strpos(name_key || ' ', ' ' || given || ' ')
  FROM string_to_table(name_key, ' ') AS given WHERE given <> ''
$$;

-- A fragment of less than three letters counts at the beginning of a word only, so no shorter ending is looked for.
CREATE FUNCTION endings_of(word text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 6 AS $$
  SELECT substr(word, start) FROM generate_series(1, greatest(length(word) - 2, 1)) AS start
$$;

CREATE FUNCTION keep_customer_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM customer_words c USING words_of(OLD.name_key) AS o
    WHERE c.master_id = OLD.master_id AND c.word = o.word AND c.name_key = OLD.name_key AND c.customer_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO customer_words SELECT NEW.master_id, word, NEW.name_key, NEW.id, place FROM words_of(NEW.name_key);
    -- In order, so that two who save the same new words wait for each other and not both for both. A word that no
    -- name holds any more stays: it finds nobody.
    INSERT INTO name_endings
    SELECT NEW.master_id, ending, w.word FROM words_of(NEW.name_key) AS w, endings_of(w.word) AS ending
    WHERE NOT EXISTS (
      SELECT FROM name_endings k WHERE k.master_id = NEW.master_id AND k.ending = w.word AND k.word = w.word)
    ORDER BY w.word, ending
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_words AFTER INSERT OR DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION keep_customer_words();
CREATE TRIGGER keep_changed_words AFTER UPDATE ON customers
  FOR EACH ROW WHEN (OLD.name_key <> NEW.name_key) EXECUTE FUNCTION keep_customer_words();
GRANT EXECUTE ON FUNCTION words_of, endings_of, keep_customer_words TO coverdesk_app;

-- For customers that came without the triggers, many at once.
CREATE PROCEDURE fill_customer_words() LANGUAGE sql AS $$
  INSERT INTO customer_words
  SELECT c.master_id, w.word, c.name_key, c.id, w.place FROM customers c, words_of(c.name_key) AS w
  ORDER BY c.master_id, w.word COLLATE "C", c.name_key, c.id
  ON CONFLICT DO NOTHING;
  INSERT INTO name_endings
  SELECT w.master_id, ending, w.word
  FROM (SELECT DISTINCT master_id, word FROM customer_words) AS w, endings_of(w.word) AS ending
  ORDER BY w.master_id, ending COLLATE "C", w.word
  ON CONFLICT DO NOTHING;
$$;
CALL fill_customer_words();

-- Names have left the trigrams.
DROP INDEX customers_fragments;
CREATE INDEX customers_fragments ON customers
  USING gin (master_id, address_key gin_trgm_ops, phone_key gin_trgm_ops);

-- One statement whose plan is made once a connection: however common the fragment, it is right. The longest word
-- leads to the words of names, the others are looked for in the names themselves. A customer with several words
-- that fit is counted at the first.
CREATE FUNCTION customers_named(words text[], page_size integer, page_offset integer)
RETURNS TABLE (id bigint, exact boolean, total bigint)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  tenant bigint := nullif(current_setting('app.master_id', true), '')::bigint;
  whole text := fold(array_to_string(words, ' '));
  -- A sign may be folded into several words.
  parts text[] := (
    SELECT array_agg(part ORDER BY length(part) DESC) FROM string_to_table(whole, ' ') AS part WHERE part <> '');
  lead text := parts[1];
  is_short boolean := length(lead) < 3;
  sought text := CASE WHEN is_short THEN ' ' || lead ELSE lead END;
  others text[] := coalesce((
    SELECT array_agg(CASE WHEN length(part) < 3 THEN '% ' ELSE '%' END || like_literal(part) || '%')
    FROM unnest(parts[2:]) AS part), '{}');
  whole_key text := ' ' || whole;
BEGIN
  RETURN QUERY
  SELECT c.customer_id, c.name_key = whole_key, count(*) OVER ()
  FROM customer_words c
  WHERE c.master_id = tenant
    AND c.word = ANY (ARRAY(
      SELECT DISTINCT e.word FROM name_endings e
      WHERE e.master_id = tenant AND e.ending >= lead AND e.ending < lead || chr(1114111)
        AND (NOT is_short OR e.ending = e.word)))
    AND strpos(c.name_key, sought) >= c.place
    AND c.name_key LIKE ALL (others)
  ORDER BY c.name_key = whole_key DESC, c.name_key, c.customer_id
  LIMIT page_size OFFSET page_offset;
END $$;
GRANT EXECUTE ON FUNCTION customers_named TO coverdesk_search;

-- The other searches: planned for what each looks for.
CREATE OR REPLACE FUNCTION customer_search_sql(kind text, words text[], page_size integer, page_offset integer) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  tenant bigint := nullif(current_setting('app.master_id', true), '')::bigint;
  whole text := array_to_string(words, ' ');
  folded text := fold(whole);
  folded_words text[] := (SELECT array_agg(fold(word)) FROM unnest(words) AS word);
  bared text := bare(whole);
  source text := format('SELECT c.id, c.name_key, %%s AS exact FROM customers c WHERE c.master_id = %s AND %%s', tenant);
  -- Customers through a table of theirs.
  through text := format(
    'SELECT c.id, c.name_key, bool_or(%%2$s) AS exact FROM %%1$I t'
    ' JOIN customers c ON c.master_id = t.master_id AND c.id = t.customer_id'
    ' WHERE t.master_id = %s AND %%3$s GROUP BY c.id, c.name_key', tenant);
  key_column text;
  hits text;
BEGIN
  CASE kind
    WHEN 'id' THEN
      hits := format(source, 'true', format('c.id = %s', whole::bigint));
    WHEN 'exactName' THEN
      hits := format(source, 'true', format('c.name_key = %L', ' ' || folded));
    WHEN 'address' THEN
      hits := format(source, 'false', fragment_condition('c.address_key', folded_words));
    WHEN 'phone' THEN
      hits := format(source,
        format('%L IN (split_part(c.phone_key, '' '', 1), split_part(c.phone_key, '' '', 2))', digits(whole)),
        format('c.phone_key LIKE %L', '%' || digits(whole) || '%'));
    WHEN 'dob' THEN
      hits := format(source, 'true', format('c.dob = %L::date', whole));
    WHEN 'household' THEN
      hits := format(through, 'household_members', format('t.name_key = %L', ' ' || folded),
        fragment_condition('t.name_key', folded_words));
    WHEN 'vin' THEN
      hits := format(through, 'vehicles', format('t.vin_key = %L', bared),
        format('t.vin_key <> '''' AND (t.vin_key LIKE %L OR reverse(t.vin_key) COLLATE "C" LIKE %L)',
          bared || '%', reverse(bared) || '%'));
    WHEN 'tag' THEN
      hits := format(through, 'vehicles', format('t.tag_key = %L', bared),
        format('t.tag_key <> '''' AND t.tag_key LIKE %L', bared || '%'));
    WHEN 'dl' THEN
      hits := format(source, format('c.license_key = %L', bared),
        format('c.license_key <> '''' AND c.license_key LIKE %L', bared || '%'));
    WHEN 'policy' THEN
      hits := format(through, 'policies', format('t.number_key = %L', bared),
        format('t.number_key LIKE %L', bared || '%'));
    WHEN 'checkNumber' THEN
      hits := format(through, 'receipts', format('t.check_number_key = %L', bared),
        format('t.check_number_key <> '''' AND t.check_number_key LIKE %L', bared || '%'));
    WHEN 'receiptDetailId' THEN
      hits := format(through, 'receipt_details', 'true', format('t.id = %s', whole::bigint));
    ELSE
      key_column := CASE kind
        WHEN 'firstName' THEN 'first_name_key' WHEN 'lastName' THEN 'last_name_key'
        WHEN 'email' THEN 'email_key' WHEN 'source' THEN 'source_key'
        WHEN 'custom1' THEN 'custom_1_key' WHEN 'custom2' THEN 'custom_2_key' WHEN 'custom3' THEN 'custom_3_key'
      END;
      hits := format(source, format('c.%I = %L', key_column, folded),
        format('c.%1$I <> '''' AND c.%1$I LIKE %2$L', key_column, like_literal(folded) || '%'));
  END CASE;
  RETURN format(
    'SELECT id, exact, count(*) OVER () AS total FROM (%s) AS hits ORDER BY exact DESC, name_key, id LIMIT %s OFFSET %s',
    hits, page_size, page_offset);
END $$;

CREATE OR REPLACE FUNCTION search_customers(kind text, words text[], page_size integer, page_offset integer)
RETURNS TABLE (id bigint, exact boolean, total bigint)
ROWS 15
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF kind = 'name' THEN
    RETURN QUERY SELECT * FROM customers_named(words, page_size, page_offset);
  ELSE
    RETURN QUERY EXECUTE customer_search_sql(kind, words, page_size, page_offset);
  END IF;
END $$;
