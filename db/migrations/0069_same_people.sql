-- Whether somebody who is being added is here already: the same name, with a telephone number, an e-mail address, a
-- birthday or a license in common. The name leads, since an index has it; the facts are looked at in what it finds.

CREATE FUNCTION same_customers_sql(
  names text[], phones text[], given_email text, given_dob date, given_license text, at_most integer
) RETURNS text LANGUAGE sql STABLE
RETURN format(
  'SELECT c.id FROM customers c WHERE c.master_id = %1$s AND c.id IN ('
  '  SELECT n.id FROM customers n WHERE n.master_id = %1$s AND whole_name(n.name) COLLATE "C" = ANY (%2$L::text[])'
  '  UNION ALL'
  '  SELECT n.id FROM customers n WHERE n.master_id = %1$s AND n.business_name <> '''''
  '    AND whole_name(n.first_name || '' '' || n.last_name) COLLATE "C" = ANY (%2$L::text[]))'
  ' AND (string_to_array(c.phone_key, '' '') && %3$L::text[]'
  '   OR (c.email_key <> '''' AND c.email_key = lower(%4$L)) OR c.dob = %5$L::date'
  '   OR (c.license_key <> '''' AND c.license_key = bare(%6$L)))'
  ' ORDER BY c.id LIMIT %7$s',
  current_master_id(), (SELECT array_agg(whole_name(name)) FROM unnest(names) AS name), phones, given_email, given_dob,
  given_license, at_most);

CREATE FUNCTION same_customers(
  names text[], phones text[], given_email text, given_dob date, given_license text, at_most integer
) RETURNS SETOF bigint ROWS 1
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY EXECUTE same_customers_sql(names, phones, given_email, given_dob, given_license, at_most);
END $$;

CREATE INDEX leads_whole_name ON leads (master_id, whole_name(name) COLLATE "C");
CREATE INDEX leads_contact_name ON leads (master_id, whole_name(first_name || ' ' || last_name) COLLATE "C")
  WHERE business_name <> '';

CREATE FUNCTION same_leads_sql(names text[], phones text[], given_email text, at_most integer) RETURNS text
LANGUAGE sql STABLE
RETURN format(
  'SELECT l.id FROM leads l WHERE l.master_id = %1$s AND l.id IN ('
  '  SELECT n.id FROM leads n WHERE n.master_id = %1$s AND whole_name(n.name) COLLATE "C" = ANY (%2$L::text[])'
  '  UNION ALL'
  '  SELECT n.id FROM leads n WHERE n.master_id = %1$s AND n.business_name <> '''''
  '    AND whole_name(n.first_name || '' '' || n.last_name) COLLATE "C" = ANY (%2$L::text[]))'
  ' AND (ARRAY[digits(l.phone), digits(l.phone2)] && %3$L::text[]'
  '   OR (l.email <> '''' AND lower(l.email) = lower(%4$L)))'
  ' ORDER BY l.id LIMIT %5$s',
  current_master_id(), (SELECT array_agg(whole_name(name)) FROM unnest(names) AS name), phones, given_email, at_most);

CREATE FUNCTION same_leads(names text[], phones text[], given_email text, at_most integer) RETURNS SETOF bigint ROWS 1
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY EXECUTE same_leads_sql(names, phones, given_email, at_most);
END $$;

GRANT EXECUTE ON FUNCTION same_customers_sql, same_leads_sql TO coverdesk_search;
GRANT CREATE ON SCHEMA public TO coverdesk_search;
ALTER FUNCTION same_customers OWNER TO coverdesk_search;
ALTER FUNCTION same_leads OWNER TO coverdesk_search;
REVOKE CREATE ON SCHEMA public FROM coverdesk_search;
REVOKE EXECUTE ON FUNCTION same_customers, same_leads FROM PUBLIC;
GRANT EXECUTE ON FUNCTION same_customers, same_leads TO coverdesk_app;
