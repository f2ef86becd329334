-- Customers are found by any part of what people know of them: a number, an address, an e-mail address, a custom
-- field. Each part of three letters is hashed together with the agency, so that an index has one agency's rows under
-- it and a search reads nothing of the others. (Trigrams are shared by all agencies: seven digits of a telephone
-- number read up to a million entries.)

-- A key in which every word has two spaces before it, so that its first one and two letters make three as well.
CREATE FUNCTION spaced(key text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '  ' || replace(ltrim(key) COLLATE "C", ' ', '  ');

-- The parts of several keys of one row in one array. A part is hashed with the place of its key as well: what stands in
-- an address is not found as a telephone number.
CREATE FUNCTION own_grams(tenant bigint, keys text[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_agg(hashtextextended((place || substr(padded, start, 3)) COLLATE "C", tenant))
  FROM (
    -- Apart, so that a key is spaced once and not once for each of its parts.
    SELECT place, spaced(key) AS padded FROM unnest(keys) WITH ORDINALITY AS k (key, place) WHERE key <> '' OFFSET 0
  ) AS p, generate_series(1, length(padded) - 2) AS start
);

-- The parts of what is looked for in the key at that place. What is shorter than three letters counts at the
-- beginning of a word.
CREATE FUNCTION sought_grams(tenant bigint, place integer, fragments text[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_agg(DISTINCT hashtextextended((place || substr(sought, start, 3)) COLLATE "C", tenant))
  FROM (
    SELECT CASE WHEN length(fragment) < 3 THEN spaced(fragment) ELSE replace(fragment COLLATE "C", ' ', '  ') END AS sought
    FROM unnest(fragments) AS fragment) AS f, generate_series(1, length(sought) - 2) AS start
);

CREATE INDEX customers_grams ON customers USING gin (own_grams(master_id, ARRAY[
  phone_key, address_key, email_key, license_key, custom_1_key, custom_2_key, custom_3_key, source_key]));
CREATE INDEX household_members_grams ON household_members USING gin (own_grams(master_id, ARRAY[
  name_key, bare(license_number)]));
CREATE INDEX vehicles_grams ON vehicles USING gin (own_grams(master_id, ARRAY[tag_key]));
CREATE INDEX policies_grams ON policies USING gin (own_grams(master_id, ARRAY[number_key]));
CREATE INDEX receipts_grams ON receipts USING gin (own_grams(master_id, ARRAY[check_number_key]))
  WHERE check_number_key <> '';
-- They were there for these searches alone.
DROP INDEX customers_fragments, customers_license, customers_custom_1, customers_custom_2, customers_custom_3,
  customers_source, household_members_fragments, vehicles_tag, receipts_check;

-- The condition of a search by fragments: the index first, then the key itself, which begins with a space here.
CREATE FUNCTION gram_condition(grams text, place integer, key_column text, fragments text[]) RETURNS text
LANGUAGE sql STABLE STRICT
RETURN format('%s @> %L::bigint[] AND %s', grams, sought_grams(current_master_id(), place, fragments),
  fragment_condition(key_column, fragments));

-- True where each of the fragments begins a word of the text, as people see it.
CREATE FUNCTION begin_words(given text, fragments text[]) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN NOT EXISTS (
  SELECT FROM unnest(fragments) AS fragment
  WHERE given !~* ('(^|[^[:alnum:]])' || regexp_replace(fragment, '([^[:alnum:][:space:]])', '\\\1', 'g')));

-- The same of a number, whatever stands between its signs: 775711 begins a word of AG-775711.
CREATE FUNCTION begins_number(given text, bared text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN given ~* ('(^|[^[:alnum:]])' || regexp_replace(bared, '(.)', '\1[^[:alnum:]]*', 'g'));

-- The halves of a double name are words of their own: the key of the words has a space where the name has a hyphen.
CREATE FUNCTION halved(name_key text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN translate(name_key, '-', ' ');

CREATE OR REPLACE FUNCTION keep_customer_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tenant bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.master_id ELSE NEW.master_id END;
  before_key text := CASE WHEN TG_OP <> 'INSERT' THEN halved(OLD.name_key) END;
  after_key text := CASE WHEN TG_OP <> 'DELETE' THEN halved(NEW.name_key) END;
BEGIN
  -- In the order of the words, here and below, so that two who save the same ones wait for each other and not both
  -- for both. A word that no name holds any more stays: it finds nobody.
  INSERT INTO name_words AS known
  SELECT tenant, word, sum(change) FROM (
    SELECT word, -1 FROM words_of(before_key)
    UNION ALL
    SELECT word, 1 FROM words_of(after_key)) AS w (word, change)
  GROUP BY word HAVING sum(change) <> 0 ORDER BY word COLLATE "C"
  ON CONFLICT (master_id, word) DO UPDATE SET customers = known.customers + excluded.customers;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM customer_words c USING words_of(before_key) AS o
    WHERE c.master_id = tenant AND c.word = o.word AND c.name_key = before_key AND c.customer_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO customer_words SELECT tenant, word, after_key, NEW.id, place FROM words_of(after_key);
    INSERT INTO name_endings
    SELECT tenant, ending, w.word FROM words_of(after_key) AS w, endings_of(w.word) AS ending
    WHERE NOT EXISTS (
      SELECT FROM name_endings k WHERE k.master_id = tenant AND k.ending = w.word AND k.word = w.word)
    ORDER BY w.word COLLATE "C", ending
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE PROCEDURE fill_customer_words() LANGUAGE sql AS $$
  INSERT INTO customer_words
  SELECT c.master_id, w.word, halved(c.name_key), c.id, w.place FROM customers c, words_of(halved(c.name_key)) AS w
  ORDER BY c.master_id, w.word COLLATE "C", halved(c.name_key), c.id
  ON CONFLICT DO NOTHING;
  INSERT INTO name_words
  SELECT master_id, word, count(*) FROM customer_words GROUP BY master_id, word ORDER BY master_id, word
  ON CONFLICT (master_id, word) DO UPDATE SET customers = excluded.customers;
  INSERT INTO name_endings
  SELECT w.master_id, ending, w.word FROM name_words w, endings_of(w.word) AS ending
  ORDER BY w.master_id, ending COLLATE "C", w.word
  ON CONFLICT DO NOTHING;
$$;
TRUNCATE customer_words, name_words, name_endings;
CALL fill_customer_words();

-- As 0034 has it, but that names in which the fragments begin words come before the others. A customer with several
-- words that fit is counted at the first of them, and shown at the first that begins with the fragment.
CREATE OR REPLACE FUNCTION customers_named(words text[], page_size integer, page_offset integer)
RETURNS TABLE (id bigint, exact boolean, total bigint)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  tenant bigint := nullif(current_setting('app.master_id', true), '')::bigint;
  whole text := whole_name(array_to_string(words, ' '));
  -- A sign may be folded into several words. More words than a name usually has make a search slower, not better.
  parts text[] := (ARRAY(
    SELECT part FROM string_to_table(halved(whole), ' ') AS part WHERE part <> '' ORDER BY length(part) DESC))[1:6];
  lead text := parts[1];
  is_short boolean := length(lead) < 3;
  begun text := ' ' || lead;
  sought text := CASE WHEN is_short THEN begun ELSE lead END;
  -- What the names must hold besides; one pattern apart, since most searches have no more.
  other text := '%';
  others text[] := '{}';
  beginnings text[] := ARRAY(SELECT '% ' || like_literal(part) || '%' FROM unnest(parts) AS part);
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
    ORDER BY c.customer_id = ANY (exacts) DESC, c.name_key LIKE ALL (beginnings) DESC, c.name_key, c.customer_id
    LIMIT page_size OFFSET page_offset;
    RETURN;
  END IF;
  -- Of a word that many have, only as many as the page may need are read, in their order.
  FOREACH word IN ARRAY common LOOP
    fitting := array_remove(fitting, word);
  END LOOP;
  RETURN QUERY
  WITH rare AS MATERIALIZED (
    SELECT c.customer_id, c.name_key, c.place, starts_with(c.word, lead) AS begins FROM customer_words c
    WHERE c.master_id = tenant AND c.word = ANY (fitting))
  SELECT f.customer_id, f.is_whole, total + (
    SELECT count(*) FROM rare r WHERE r.place = 0 OR strpos(r.name_key, sought) >= r.place) - (
    SELECT count(*) FROM customer_words c
    WHERE c.master_id = tenant AND c.word = ANY (common) AND c.place <> 0 AND strpos(c.name_key, sought) < c.place)
  FROM (
    SELECT k.id AS customer_id, k.name_key, true AS is_whole, true AS begins FROM customers k
    WHERE k.master_id = tenant AND k.id = ANY (exacts)
    UNION ALL
    SELECT r.customer_id, r.name_key, false, r.begins FROM rare r
    WHERE r.customer_id <> ALL (exacts)
      AND (r.place = 0 OR strpos(r.name_key, CASE WHEN r.begins THEN begun ELSE sought END) >= r.place)
      AND (r.begins OR strpos(r.name_key, begun) = 0)
    UNION ALL
    SELECT c.customer_id, c.name_key, false, w.begins
    FROM (SELECT given, starts_with(given, lead) FROM unnest(common) AS given) AS w (word, begins) CROSS JOIN LATERAL (
      SELECT c.customer_id, c.name_key FROM customer_words c
      WHERE c.master_id = tenant AND c.word = w.word AND c.customer_id <> ALL (exacts)
        AND (c.place = 0 OR strpos(c.name_key, CASE WHEN w.begins THEN begun ELSE sought END) >= c.place)
        AND (w.begins OR strpos(c.name_key, begun) = 0)
      ORDER BY c.name_key, c.customer_id LIMIT page_offset + page_size) AS c
  ) AS f
  ORDER BY f.is_whole DESC, f.begins DESC, f.name_key, f.customer_id
  LIMIT page_size OFFSET page_offset;
END $$;

-- The other searches. Each finds customers with what matched, a note on it, and how well: 0 is exactly what was asked
-- for, 1 begins a word with it, 2 has it anywhere. All sizes of results have one order: that, then the name.
CREATE OR REPLACE FUNCTION customer_search_sql(kind text, words text[], page_size integer, page_offset integer) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  tenant bigint := nullif(current_setting('app.master_id', true), '')::bigint;
  whole text := array_to_string(words, ' ');
  folded text := fold(whole);
  folded_words text[] := (SELECT array_agg(fold(word)) FROM unnest(words) AS word);
  bared text := bare(whole);
  -- Where the customer has it: how well, what matched, its note, the condition.
  own text := format(
    'SELECT c.id, c.name_key, %%s AS rank, %%s AS matched, %%s AS note, NULL::bigint AS policy_id'
    ' FROM customers c WHERE c.master_id = %s AND %%s', tenant);
  -- Customers through a table of theirs, each once with the best: the table, then the same, the policy and the order.
  through text := format(
    'SELECT DISTINCT ON (c.id) c.id, c.name_key, %%2$s AS rank, %%3$s AS matched, %%4$s AS note, %%6$s AS policy_id'
    ' FROM %%1$I t JOIN customers c ON c.master_id = t.master_id AND c.id = t.customer_id'
    ' WHERE t.master_id = %s AND %%5$s ORDER BY c.id, rank, %%7$s', tenant);
  no_policy text := 'NULL::bigint';
  by_number text := 'CASE WHEN %1$s = %2$L THEN 0 WHEN begins_number(%3$s, %2$L) THEN 1 ELSE 2 END';
  by_words text := 'CASE WHEN %1$s = %2$L THEN 0 WHEN begin_words(%1$s, %3$L) THEN 1 ELSE 2 END';
  customer_grams text := 'own_grams(c.master_id, ARRAY[c.phone_key, c.address_key, c.email_key, c.license_key,'
    ' c.custom_1_key, c.custom_2_key, c.custom_3_key, c.source_key])';
  member_grams text := 'own_grams(t.master_id, ARRAY[t.name_key, bare(t.license_number)])';
  member text := 'trim(t.first_name || '' '' || t.last_name)';
  vehicle text := 'concat_ws('' '', t.year, nullif(t.make, ''''), nullif(t.model, ''''))';
  key_column text;
  hits text;
BEGIN
  CASE kind
    WHEN 'id' THEN
      hits := format(own, '0', 'NULL', 'NULL', format('c.id = %s', whole::bigint));
    WHEN 'exactName' THEN
      hits := format(own, '0', 'NULL', 'NULL', format(
        '(whole_name(c.name) COLLATE "C" = %1$L OR (c.business_name <> '''''
        ' AND whole_name(c.first_name || '' '' || c.last_name) COLLATE "C" = %1$L))', whole_name(whole)));
    WHEN 'dob' THEN
      hits := format(own, '0', 'NULL', 'NULL', format('c.dob = %L::date', whole));
    WHEN 'address' THEN
      hits := format(own, format('CASE WHEN begin_words(c.address_key, %L) THEN 1 ELSE 2 END', folded_words),
        'NULL', 'NULL', gram_condition(customer_grams, 2, 'c.address_key', folded_words));
    WHEN 'phone' THEN
      hits := format(own,
        format('CASE WHEN %1$L IN (split_part(c.phone_key, '' '', 1), split_part(c.phone_key, '' '', 2)) THEN 0'
          ' WHEN '' '' || c.phone_key LIKE %2$L THEN 1 ELSE 2 END', digits(whole), '% ' || digits(whole) || '%'),
        format('CASE WHEN split_part(c.phone_key, '' '', 1) LIKE %L THEN c.phone ELSE c.phone2 END',
          '%' || digits(whole) || '%'),
        '''''', gram_condition(customer_grams, 1, 'c.phone_key', ARRAY[digits(whole)]));
    WHEN 'household' THEN
      hits := format(through, 'household_members',
        format('CASE WHEN whole_name(t.name_key) = %L THEN 0 WHEN begin_words(t.name_key, %L) THEN 1 ELSE 2 END',
          whole_name(whole), folded_words),
        member, 't.relationship', gram_condition(member_grams, 1, 't.name_key', folded_words), no_policy, 't.position');
    WHEN 'dl' THEN
      -- The customer's own, and those of the household.
      hits := format('SELECT DISTINCT ON (id) * FROM (%s UNION ALL (%s)) AS both_kinds ORDER BY id, rank',
        format(own, format(by_number, 'c.license_key', bared, 'c.license_number'), 'c.license_number', '''''',
          gram_condition(customer_grams, 4, '('' '' || c.license_key)', ARRAY[bared])),
        format(through, 'household_members', format(by_number, 'bare(t.license_number)', bared, 't.license_number'),
          't.license_number', format('concat_ws('', '', %s, nullif(t.relationship, ''''))', member),
          gram_condition(member_grams, 2, '('' '' || bare(t.license_number))', ARRAY[bared]), no_policy, 't.position'));
    WHEN 'vin' THEN
      hits := format(through, 'vehicles', format('CASE WHEN t.vin_key = %L THEN 0 ELSE 1 END', bared), 't.vin', vehicle,
        format('t.vin_key <> '''' AND (t.vin_key LIKE %L OR reverse(t.vin_key) COLLATE "C" LIKE %L)',
          bared || '%', reverse(bared) || '%'), no_policy, 't.position');
    WHEN 'tag' THEN
      hits := format(through, 'vehicles', format(by_number, 't.tag_key', bared, 't.tag'), 't.tag', vehicle,
        gram_condition('own_grams(t.master_id, ARRAY[t.tag_key])', 1, '('' '' || t.tag_key)', ARRAY[bared]),
        no_policy, 't.position');
    WHEN 'policy' THEN
      -- Of several terms under one number the newest.
      hits := format(through, 'policies', format(by_number, 't.number_key', bared, 't.policy_number'),
        't.policy_number', '''''',
        gram_condition('own_grams(t.master_id, ARRAY[t.number_key])', 1, '('' '' || t.number_key)', ARRAY[bared]),
        't.id', 't.effdate DESC, t.id DESC');
    WHEN 'checkNumber' THEN
      hits := format(through, 'receipts', format(by_number, 't.check_number_key', bared, 't.check_number'),
        't.check_number', 'to_char(t.day, ''MM/DD/YYYY'')',
        't.check_number_key <> '''' AND ' || gram_condition(
          'own_grams(t.master_id, ARRAY[t.check_number_key])', 1, '('' '' || t.check_number_key)', ARRAY[bared]),
        no_policy, 't.day DESC, t.id DESC');
    WHEN 'receiptDetailId' THEN
      hits := format(through, 'receipt_details', '0', 't.id::text', 't.kind', format('t.id = %s', whole::bigint),
        no_policy, 't.id');
    WHEN 'pfContract' THEN
      hits := CASE
        WHEN whole ~ '^#\d{1,18}$' THEN
          format(through, 'finance_contracts', '0', '''#'' || t.id', 't.status', format('t.id = %s', substr(whole, 2)),
            no_policy, 't.id')
        ELSE format(through, 'finance_contracts', format(by_number, 't.number_key', bared, 't.contract_number'),
          't.contract_number', 't.status',
          format('t.number_key <> '''' AND t.number_key LIKE %L',
            CASE WHEN length(bared) < 3 THEN bared || '%' ELSE '%' || bared || '%' END), no_policy, 't.id DESC')
      END;
    WHEN 'quote' THEN
      -- A quote of a finance company by its code, and one of the rater by its number, with or without the letter.
      hits := format(
        'SELECT DISTINCT ON (id) * FROM ('
        'SELECT c.id, c.name_key, CASE WHEN q.code_key = %2$L THEN 0 ELSE 1 END AS rank, q.quote_code AS matched,'
        ' '''' AS note, NULL::bigint AS policy_id FROM finance_quotes q'
        ' JOIN finance_contracts k ON k.master_id = q.master_id AND k.id = q.contract_id'
        ' JOIN customers c ON c.master_id = k.master_id AND c.id = k.customer_id'
        ' WHERE q.master_id = %1$s AND q.code_key LIKE %3$L'
        ' UNION ALL SELECT c.id, c.name_key, 0, ''Q'' || r.id, '''', NULL FROM rater_quotes r'
        ' JOIN customers c ON c.master_id = r.master_id AND c.id = r.customer_id'
        ' WHERE r.master_id = %1$s AND r.id = %4$s) AS found ORDER BY id, rank',
        tenant, bared, bared || '%', coalesce(substring(bared FROM '^Q?([0-9]{1,18})$'), '0'));
    WHEN 'firstName', 'lastName' THEN
      key_column := CASE kind WHEN 'firstName' THEN 'first_name_key' ELSE 'last_name_key' END;
      hits := format(own, format('CASE WHEN c.%I = %L THEN 0 ELSE 1 END', key_column, folded), 'NULL', 'NULL',
        format('c.%1$I <> '''' AND c.%1$I LIKE %2$L', key_column, like_literal(folded) || '%'));
    ELSE
      key_column := CASE kind
        WHEN 'email' THEN 'email' WHEN 'source' THEN 'source'
        WHEN 'custom1' THEN 'custom_1' WHEN 'custom2' THEN 'custom_2' WHEN 'custom3' THEN 'custom_3'
      END;
      hits := format(own, format(by_words, format('c.%I', key_column || '_key'), folded, ARRAY[folded]),
        format('c.%I', key_column), '''''',
        gram_condition(customer_grams,
          CASE kind WHEN 'email' THEN 3 WHEN 'custom1' THEN 5 WHEN 'custom2' THEN 6 WHEN 'custom3' THEN 7 ELSE 8 END,
          format('('' '' || c.%I)', key_column || '_key'), ARRAY[folded]));
  END CASE;
  RETURN format(
    'SELECT id, rank = 0 AS exact, count(*) OVER () AS total, matched::text, note::text, policy_id FROM (%s) AS hits'
    ' ORDER BY rank, name_key, id LIMIT %s OFFSET %s',
    hits, page_size, page_offset);
END $$;

DROP FUNCTION search_customers;
CREATE FUNCTION search_customers(kind text, words text[], page_size integer, page_offset integer)
RETURNS TABLE (id bigint, exact boolean, total bigint, matched text, note text, policy_id bigint)
-- A page, not the thousand rows that are assumed otherwise: whoever joins it looks its rows up one by one.
ROWS 15
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF kind = 'name' THEN
    RETURN QUERY SELECT n.*, NULL::text, NULL::text, NULL::bigint FROM customers_named(words, page_size, page_offset) AS n;
  ELSE
    RETURN QUERY EXECUTE customer_search_sql(kind, words, page_size, page_offset);
  END IF;
END $$;

GRANT EXECUTE ON FUNCTION spaced, own_grams, halved TO coverdesk_app, coverdesk_search;
GRANT EXECUTE ON FUNCTION sought_grams, gram_condition, begin_words, begins_number TO coverdesk_search;
GRANT CREATE ON SCHEMA public TO coverdesk_search;
ALTER FUNCTION search_customers OWNER TO coverdesk_search;
REVOKE CREATE ON SCHEMA public FROM coverdesk_search;
REVOKE EXECUTE ON FUNCTION search_customers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_customers TO coverdesk_app;
