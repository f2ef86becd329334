-- A finance contract is found by any part of its number from three characters on, and by # with its id, as it is called
-- while it has no number.
CREATE INDEX finance_contracts_fragments ON finance_contracts USING gin (master_id, number_key gin_trgm_ops)
  WHERE number_key <> '';

-- As 0046 has it, except for the number of a finance contract.
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
    WHEN 'pfContract' THEN
      hits := CASE
        WHEN whole ~ '^#\d{1,18}$' THEN
          format(through, 'finance_contracts', 'true', format('t.id = %s', substr(whole, 2)))
        ELSE format(through, 'finance_contracts', format('t.number_key = %L', bared),
          format('t.number_key <> '''' AND t.number_key LIKE %L',
            CASE WHEN length(bared) < 3 THEN bared || '%' ELSE '%' || bared || '%' END))
      END;
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
