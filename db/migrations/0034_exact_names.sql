-- The exact hit of a search by name. A customer is called by one name, the business or else the person, and a business
-- by that of its contact too; the key of the words holds both at once and so equals neither. Names are the same
-- however many spaces or commas stand between their words.

CREATE FUNCTION whole_name(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN trim(regexp_replace(fold(given), '[\s,;]+', ' ', 'g'));
GRANT EXECUTE ON FUNCTION whole_name TO coverdesk_app, coverdesk_search;

CREATE INDEX customers_whole_name ON customers (master_id, whole_name(name) COLLATE "C");
CREATE INDEX customers_contact_name ON customers (master_id, whole_name(first_name || ' ' || last_name) COLLATE "C")
  WHERE business_name <> '';
-- It was there for the exact name alone.
DROP INDEX customers_name;

-- As 0031 has it, but for what is exact.
CREATE OR REPLACE FUNCTION customers_named(words text[], page_size integer, page_offset integer)
RETURNS TABLE (id bigint, exact boolean, total bigint)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  tenant bigint := nullif(current_setting('app.master_id', true), '')::bigint;
  whole text := whole_name(array_to_string(words, ' '));
  -- A sign may be folded into several words. More words than a name usually has make a search slower, not better.
  parts text[] := (ARRAY(
    SELECT part FROM string_to_table(whole, ' ') AS part WHERE part <> '' ORDER BY length(part) DESC))[1:6];
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
  exacts bigint[] := '{}';
BEGIN
  -- Only what holds whole words can be a whole name.
  IF lead = ANY (fitting) THEN
    exacts := ARRAY(
      SELECT c.id FROM customers c WHERE c.master_id = tenant AND whole_name(c.name) COLLATE "C" = whole
      UNION
      SELECT c.id FROM customers c WHERE c.master_id = tenant AND c.business_name <> ''
        AND whole_name(c.first_name || ' ' || c.last_name) COLLATE "C" = whole);
  END IF;
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
    SELECT c.customer_id, c.customer_id = ANY (exacts), count(*) OVER ()
    FROM customer_words c
    WHERE c.master_id = tenant AND c.word = ANY (fitting) AND c.name_key LIKE other AND c.name_key LIKE ALL (others)
      AND (c.place = 0 OR strpos(c.name_key, sought) >= c.place)
    ORDER BY c.customer_id = ANY (exacts) DESC, c.name_key, c.customer_id
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
    SELECT k.id AS customer_id, k.name_key, true AS is_whole FROM customers k
    WHERE k.master_id = tenant AND k.id = ANY (exacts)
    UNION ALL
    SELECT r.customer_id, r.name_key, false FROM rare r WHERE r.customer_id <> ALL (exacts)
    UNION ALL
    SELECT c.customer_id, c.name_key, false FROM unnest(common) AS w (word) CROSS JOIN LATERAL (
      SELECT c.customer_id, c.name_key FROM customer_words c
      WHERE c.master_id = tenant AND c.word = w.word AND c.customer_id <> ALL (exacts)
        AND (c.place = 0 OR strpos(c.name_key, sought) >= c.place)
      ORDER BY c.name_key, c.customer_id LIMIT page_offset + page_size) AS c
  ) AS f
  ORDER BY f.is_whole DESC, f.name_key, f.customer_id
  LIMIT page_size OFFSET page_offset;
END $$;

-- The other searches as 0025 has them, but for the exact name and the members of a household.
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
      hits := format(source, 'true', format(
        '(whole_name(c.name) COLLATE "C" = %1$L OR (c.business_name <> '''''
        ' AND whole_name(c.first_name || '' '' || c.last_name) COLLATE "C" = %1$L))', whole_name(whole)));
    WHEN 'address' THEN
      hits := format(source, 'false', fragment_condition('c.address_key', folded_words));
    WHEN 'phone' THEN
      hits := format(source,
        format('%L IN (split_part(c.phone_key, '' '', 1), split_part(c.phone_key, '' '', 2))', digits(whole)),
        format('c.phone_key LIKE %L', '%' || digits(whole) || '%'));
    WHEN 'dob' THEN
      hits := format(source, 'true', format('c.dob = %L::date', whole));
    WHEN 'household' THEN
      hits := format(through, 'household_members', format('whole_name(t.name_key) = %L', whole_name(whole)),
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
