-- A page of a search by name costs nearly the same however many a fragment finds: how many are under each word is
-- kept, and only what the page may need is read and sorted.

CREATE TABLE name_words (
  master_id bigint NOT NULL REFERENCES agencies,
  word text COLLATE "C" NOT NULL,
  customers integer NOT NULL,
  PRIMARY KEY (master_id, word)
);
-- The words that many have: few, so that those among the words that fit are found at once.
CREATE INDEX name_words_common ON name_words (master_id, word) INCLUDE (customers) WHERE customers > 50;
CALL protect_tenant_table('name_words', 'SELECT, INSERT, UPDATE');
GRANT SELECT ON name_words TO coverdesk_search;
CREATE POLICY search ON name_words FOR SELECT TO coverdesk_search USING (true);

-- The words of a key that begins with a space, each once. The place is where the space before the word stands, if a
-- fragment of the word may be found further to the left as well, and 0 if it cannot.
CREATE OR REPLACE FUNCTION words_of(name_key text) RETURNS TABLE (word text, place integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 3 AS $$
  SELECT given, CASE WHEN
      strpos(head, ' ' || left(given, 1)) > 0 OR EXISTS (
        SELECT FROM generate_series(1, length(given) - 2) AS start WHERE strpos(head, substr(given, start, 3)) > 0)
    THEN length(head) + 1 ELSE 0 END
  FROM (
    SELECT DISTINCT given, left(name_key, strpos(name_key || ' ', ' ' || given || ' ') - 1) AS head
    FROM string_to_table(name_key, ' ') AS given WHERE given <> '') AS words
$$;

CREATE OR REPLACE FUNCTION keep_customer_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tenant bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.master_id ELSE NEW.master_id END;
BEGIN
  -- In the order of the words, here and below, so that two who save the same ones wait for each other and not both
  -- for both. A word that no name holds any more stays: it finds nobody.
  INSERT INTO name_words AS known
  SELECT tenant, word, sum(change) FROM (
    SELECT word, -1 FROM words_of(CASE WHEN TG_OP <> 'INSERT' THEN OLD.name_key END)
    UNION ALL
    SELECT word, 1 FROM words_of(CASE WHEN TG_OP <> 'DELETE' THEN NEW.name_key END)) AS w (word, change)
  GROUP BY word HAVING sum(change) <> 0 ORDER BY word COLLATE "C"
  ON CONFLICT (master_id, word) DO UPDATE SET customers = known.customers + excluded.customers;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM customer_words c USING words_of(OLD.name_key) AS o
    WHERE c.master_id = tenant AND c.word = o.word AND c.name_key = OLD.name_key AND c.customer_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO customer_words SELECT tenant, word, NEW.name_key, NEW.id, place FROM words_of(NEW.name_key);
    INSERT INTO name_endings
    SELECT tenant, ending, w.word FROM words_of(NEW.name_key) AS w, endings_of(w.word) AS ending
    WHERE NOT EXISTS (
      SELECT FROM name_endings k WHERE k.master_id = tenant AND k.ending = w.word AND k.word = w.word)
    ORDER BY w.word COLLATE "C", ending
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE PROCEDURE fill_customer_words() LANGUAGE sql AS $$
  INSERT INTO customer_words
  SELECT c.master_id, w.word, c.name_key, c.id, w.place FROM customers c, words_of(c.name_key) AS w
  ORDER BY c.master_id, w.word COLLATE "C", c.name_key, c.id
  ON CONFLICT DO NOTHING;
  INSERT INTO name_words
  SELECT master_id, word, count(*) FROM customer_words GROUP BY master_id, word ORDER BY master_id, word
  ON CONFLICT (master_id, word) DO UPDATE SET customers = excluded.customers;
  INSERT INTO name_endings
  SELECT w.master_id, ending, w.word FROM name_words w, endings_of(w.word) AS ending
  ORDER BY w.master_id, ending COLLATE "C", w.word
  ON CONFLICT DO NOTHING;
$$;
TRUNCATE customer_words;
CALL fill_customer_words();

-- Of what is under a word, the few that may have been found at an earlier word already.
CREATE INDEX customer_words_again ON customer_words (master_id, word) INCLUDE (name_key, place) WHERE place <> 0;

-- Statements whose plans are made once a connection. A customer with several words that fit is counted at the first.
CREATE OR REPLACE FUNCTION customers_named(words text[], page_size integer, page_offset integer)
RETURNS TABLE (id bigint, exact boolean, total bigint)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  tenant bigint := nullif(current_setting('app.master_id', true), '')::bigint;
  whole text := fold(array_to_string(words, ' '));
  whole_key text := ' ' || whole;
  -- A sign may be folded into several words.
  parts text[] := (
    SELECT array_agg(part ORDER BY length(part) DESC) FROM string_to_table(whole, ' ') AS part WHERE part <> '');
  lead text := parts[1];
  is_short boolean := length(lead) < 3;
  sought text := CASE WHEN is_short THEN ' ' || lead ELSE lead END;
  -- What the names must hold besides; one pattern apart, since most searches have no more.
  other text := '%';
  others text[] := '{}';
  fitting text[] := ARRAY(
    SELECT e.word FROM name_endings e
    WHERE e.master_id = tenant AND e.ending >= lead AND e.ending < lead || chr(1114111)
      AND (NOT is_short OR e.ending = e.word));
  common text[];
  word text;
BEGIN
  IF cardinality(parts) > 1 THEN
    others := ARRAY(
      SELECT CASE WHEN length(part) < 3 THEN '% ' ELSE '%' END || like_literal(part) || '%'
      FROM unnest(parts[2:]) AS part);
    other := others[1];
    others := others[2:];
  ELSE
    SELECT sum(w.customers), array_agg(w.word) INTO total, common
    FROM name_words w WHERE w.master_id = tenant AND w.word = ANY (fitting) AND w.customers > 50;
  END IF;
  -- Several fragments, or one that finds few: the longest leads to the words, the others are looked for in the names
  -- themselves.
  IF common IS NULL THEN
    RETURN QUERY
    SELECT c.customer_id, c.name_key = whole_key, count(*) OVER ()
    FROM customer_words c
    WHERE c.master_id = tenant AND c.word = ANY (fitting) AND c.name_key LIKE other AND c.name_key LIKE ALL (others)
      AND (c.place = 0 OR strpos(c.name_key, sought) >= c.place)
    ORDER BY c.name_key = whole_key DESC, c.name_key, c.customer_id
    LIMIT page_size OFFSET page_offset;
    RETURN;
  END IF;
  -- Of a word that many have, only as many as the page may need are read, in their order.
  FOREACH word IN ARRAY common LOOP
    fitting := array_remove(fitting, word);
  END LOOP;
  RETURN QUERY
  WITH rare AS MATERIALIZED (
    SELECT c.customer_id, c.name_key FROM customer_words c
    WHERE c.master_id = tenant AND c.word = ANY (fitting)
      AND (c.place = 0 OR strpos(c.name_key, sought) >= c.place))
  SELECT f.customer_id, f.is_whole, total + (SELECT count(*) FROM rare) - (
    SELECT count(*) FROM customer_words c
    WHERE c.master_id = tenant AND c.word = ANY (common) AND c.place <> 0 AND strpos(c.name_key, sought) < c.place)
  FROM (
    SELECT r.customer_id, r.name_key, r.name_key = whole_key AS is_whole FROM rare r
    UNION ALL
    SELECT c.customer_id, c.name_key, true FROM customer_words c
    WHERE lead = ANY (common) AND c.master_id = tenant AND c.word = lead AND c.name_key = whole_key
    UNION ALL
    SELECT c.customer_id, c.name_key, false FROM unnest(common) AS w (word) CROSS JOIN LATERAL (
      SELECT c.customer_id, c.name_key FROM customer_words c
      WHERE c.master_id = tenant AND c.word = w.word AND c.name_key <> whole_key
        AND (c.place = 0 OR strpos(c.name_key, sought) >= c.place)
      ORDER BY c.name_key, c.customer_id LIMIT page_offset + page_size) AS c
  ) AS f
  ORDER BY f.is_whole DESC, f.name_key, f.customer_id
  LIMIT page_size OFFSET page_offset;
END $$;
