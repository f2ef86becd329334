-- A fragment that a third of the customers have in their names cost a large agency four times what it cost a small
-- one: all of them were read, counted and sorted for the sake of one page. Now the first thousand are enough.

-- Beyond so many hits nobody pages; the count says "more".
CREATE FUNCTION search_cap() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 1000;

-- Whether more than one name in fifty has all the words, by a sample of some hundred rows. The planner cannot tell:
-- under row level security it may not look at the statistics.
CREATE FUNCTION is_common_in_names(words text[]) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE
  known real := (SELECT reltuples FROM pg_class WHERE oid = 'customers'::regclass);
  is_common boolean;
BEGIN
  -- A small table is read through in no time.
  IF known < 5000 THEN RETURN false; END IF;
  EXECUTE format(
    'SELECT count(*) FILTER (WHERE %s) * 50 > count(*) FROM customers c TABLESAMPLE SYSTEM (%s) REPEATABLE (1)',
    fragment_condition('c.name_key', words), least(100, 100 * 300 / known)) INTO is_common;
  RETURN is_common;
END $$;

-- The SQL of one search: which customers, and which of them are exactly what was asked for. A function of its own,
-- so that its plan can be looked at. The tenant and all that was typed stand in it as quoted literals: each search
-- is planned for what it looks for.
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
  cap integer;
  fragments text;
BEGIN
  CASE kind
    WHEN 'id' THEN
      hits := format(source, 'true', format('c.id = %s', whole::bigint));
    WHEN 'name' THEN
      cap := search_cap();
      fragments := fragment_condition('c.name_key', folded_words);
      IF is_common_in_names(folded_words) THEN
        -- Read off the names in their order until there are enough. What is no plain column is out of the trigrams' reach.
        fragments := fragment_condition('(c.name_key || '''')', folded_words);
      END IF;
      hits := format(
        '(SELECT c.id, c.name_key, true AS exact FROM customers c WHERE c.master_id = %1$s AND c.name_key = %2$L'
        ' ORDER BY c.name_key, c.id LIMIT %4$s) UNION ALL '
        '(SELECT c.id, c.name_key, false FROM customers c WHERE c.master_id = %1$s AND %3$s AND c.name_key <> %2$L'
        ' ORDER BY c.name_key, c.id LIMIT %4$s)',
        tenant, ' ' || folded, fragments, cap + 1);
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
  -- A page past the end is the last page.
  RETURN format(
    'WITH hits AS MATERIALIZED (%1$s), '
    'total AS (SELECT least(count(*), %2$s) AS n, coalesce(count(*) > %2$s, false) AS more FROM hits), '
    'start AS (SELECT least(%4$s, (greatest(n, 1) - 1) / %3$s * %3$s) AS at FROM total) '
    'SELECT id, exact, (SELECT n FROM total) AS total, (SELECT more FROM total) AS more FROM hits '
    'ORDER BY exact DESC, name_key, id '
    'LIMIT (SELECT least(%3$s, n - at) FROM total, start) OFFSET (SELECT at FROM start)',
    hits, coalesce(cap::text, 'NULL::bigint'), page_size, page_offset);
END $$;

DROP FUNCTION search_customers;
CREATE FUNCTION search_customers(kind text, words text[], page_size integer, page_offset integer)
RETURNS TABLE (id bigint, exact boolean, total bigint, more boolean)
-- A page, not the thousand rows that are assumed otherwise: whoever joins it looks its rows up one by one.
ROWS 15
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY EXECUTE customer_search_sql(kind, words, page_size, page_offset);
END $$;
GRANT EXECUTE ON FUNCTION search_cap, is_common_in_names TO coverdesk_search;
-- An owner that is no superuser gives a function away only to a role that could have made it.
GRANT CREATE ON SCHEMA public TO coverdesk_search;
ALTER FUNCTION search_customers OWNER TO coverdesk_search;
REVOKE CREATE ON SCHEMA public FROM coverdesk_search;
REVOKE EXECUTE ON FUNCTION search_customers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_customers TO coverdesk_app;
