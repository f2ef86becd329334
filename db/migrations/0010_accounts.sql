-- An agency as an account: what it shows of itself to its people, and its facts in the provider's back office.

ALTER TABLE agencies
  ADD COLUMN package_name text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN city text NOT NULL DEFAULT '',
  ADD COLUMN state text NOT NULL DEFAULT '',
  ADD COLUMN zip text NOT NULL DEFAULT '',
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN contact_1 text NOT NULL DEFAULT '',
  ADD COLUMN contact_2 text NOT NULL DEFAULT '',
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Package, switches and add-ons are the provider's to set; the look and the words are the agency's own.
GRANT UPDATE (
  name, logo, customer_noun, blog_link, market_place_link, themes_id, custom_field_1, custom_field_2, custom_field_3,
  show_first_name_last_name, office_tab_dropdown, report_tab_dropdown, admin_tab_dropdown, leads_tab_dropdown, version
) ON agencies TO coverdesk_app;

-- The back office reaches the accounts of other agencies through these functions alone, and only when the
-- transaction is the provider's. Customers of an agency are never among them.
CREATE FUNCTION is_provider_here() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM agencies WHERE master_id = current_master_id() AND is_provider);
$$;

-- By number or by a part of the name; the number itself first, then names that begin so.
CREATE FUNCTION search_accounts(typed text, at_most integer) RETURNS TABLE (id bigint, name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT a.master_id, a.name FROM agencies a
  WHERE is_provider_here() AND (a.master_id::text = typed OR strpos(lower(a.name), lower(typed)) > 0)
  ORDER BY a.master_id::text = typed DESC, strpos(lower(a.name), lower(typed)), lower(a.name), a.master_id
  LIMIT at_most;
$$;

CREATE FUNCTION find_account(by_id bigint)
RETURNS TABLE (
  id bigint, name text, package_name text, lite_switch smallint, is_provider boolean, address text, city text,
  state text, zip text, phone text, contact_1 text, contact_2 text, add_ons integer[], created_at timestamptz
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT a.master_id, a.name, a.package_name, a.lite_switch, a.is_provider, a.address, a.city,
    a.state, a.zip, a.phone, a.contact_1, a.contact_2, a.add_ons, a.created_at
  FROM agencies a WHERE is_provider_here() AND a.master_id = by_id;
$$;

CREATE FUNCTION list_account_offices(of_account bigint)
RETURNS TABLE (id bigint, name text, address text, city text, state text, zip text, phone text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT o.id, o.name, o.address, o.city, o.state, o.zip, o.phone FROM offices o
  WHERE is_provider_here() AND o.master_id = of_account AND o.closed_at IS NULL ORDER BY lower(o.name), o.id;
$$;

CREATE FUNCTION list_account_people(of_account bigint)
RETURNS TABLE (id bigint, first_name text, last_name text, email text, phone text, job_title text, permissions jsonb, office text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT e.id, e.first_name, e.last_name, e.email, e.phone, e.job_title, e.permissions, o.name
  FROM employees e LEFT JOIN offices o ON o.master_id = e.master_id AND o.id = e.office_id
  WHERE is_provider_here() AND e.master_id = of_account AND e.disabled_at IS NULL
  ORDER BY e.last_name, e.first_name, e.id;
$$;

GRANT EXECUTE ON FUNCTION is_provider_here, search_accounts, find_account, list_account_offices, list_account_people
  TO coverdesk_app;
