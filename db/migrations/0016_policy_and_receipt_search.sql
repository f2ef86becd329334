-- Customers are found by a policy, a check and a line of a receipt as well.

GRANT SELECT ON policies, receipts, receipt_details TO coverdesk_search;
CREATE POLICY search ON policies FOR SELECT TO coverdesk_search USING (true);
CREATE POLICY search ON receipts FOR SELECT TO coverdesk_search USING (true);
CREATE POLICY search ON receipt_details FOR SELECT TO coverdesk_search USING (true);

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
BEGIN
  CASE kind
    WHEN 'id' THEN
      hits := format(source, 'true', format('c.id = %s', whole::bigint));
    WHEN 'name' THEN
      hits := format(source, format('c.name_key = %L', ' ' || folded), fragment_condition('c.name_key', folded_words));
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
    'WITH hits AS MATERIALIZED (%s), total AS (SELECT count(*) AS n FROM hits) '
    'SELECT id, exact, (SELECT n FROM total) AS total FROM hits ORDER BY exact DESC, name_key, id '
    'LIMIT %s OFFSET (SELECT least(%s, (greatest(n, 1) - 1) / %s * %s) FROM total)',
    hits, page_size, page_offset, page_size, page_size);
END $$;
