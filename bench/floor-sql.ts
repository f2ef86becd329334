/**
 * What the product's stores ask the database, with the agency named in the statement, since nothing else supplies it
 * here. Whoever changes a statement there changes it here.
 */
/** `search` is the text of the search, as the function of the product makes it. */
export const hits = (search: string) => `
  SELECT c.id, c.name, c.dob, c.phone, c.email, c.address, c.city, c.state, c.zip, f.exact, f.total,
    f.matched, f.note, f.policy_id
  FROM (${search}) AS f JOIN customers c ON c.master_id = $1 AND c.id = f.id
  ORDER BY f.exact DESC, c.name_key, f.id`;

/**
 * A name's words: the longest, its part that must be in place, patterns for the others, and the whole. The product
 * does the same, except for one fragment that finds many: there it reads what the page needs, using the counts it keeps.
 */
export const NAMES = hits(`
  SELECT c.customer_id AS id, c.name_key = $5 AS exact, count(*) OVER () AS total,
    NULL AS matched, NULL AS note, NULL AS policy_id
  FROM customer_words c
  WHERE c.master_id = $1
    AND c.word = ANY (ARRAY(
      SELECT DISTINCT e.word FROM name_endings e
      WHERE e.master_id = $1 AND e.ending >= $2 AND e.ending < $2 || chr(1114111)))
    AND c.name_key LIKE ALL ($4::text[])
    AND (c.place = 0 OR strpos(c.name_key, $3) >= c.place)
  ORDER BY c.name_key = $5 DESC, strpos(c.name_key, ' ' || $2) = 0, c.name_key, c.customer_id
  LIMIT 15 OFFSET 0`);

export const RECORD = `
  SELECT c.id, c.name, c.first_name, c.last_name, c.business_name, c.dob, c.phone, c.phone2, c.email, c.email_opt_out,
    c.language,
    c.address, c.city, c.state, c.zip, c.license_number, c.license_state, c.custom_1, c.custom_2, c.custom_3, c.source,
    c.memo, c.office_id, c.created_at, c.version, o.name AS office_name, (
      SELECT coalesce(json_agg(json_build_object('firstName', h.first_name, 'lastName', h.last_name,
        'relationship', h.relationship, 'dob', h.dob, 'licenseNumber', h.license_number,
        'licenseState', h.license_state) ORDER BY h.position), '[]')
      FROM household_members h WHERE h.master_id = c.master_id AND h.customer_id = c.id) AS household, (
      SELECT coalesce(json_agg(json_build_object('year', v.year, 'make', v.make, 'model', v.model, 'vin', v.vin,
        'tag', v.tag, 'tagState', v.tag_state, 'statedValue', v.stated_value,
        'businessUse', v.business_use) ORDER BY v.position), '[]')
      FROM vehicles v WHERE v.master_id = c.master_id AND v.customer_id = c.id) AS vehicles
  FROM customers c LEFT JOIN offices o ON o.master_id = c.master_id AND o.id = c.office_id
  WHERE c.master_id = $1 AND c.id = $2`;

const TODAY = `(now() AT TIME ZONE coalesce(
  (SELECT time_zone FROM offices WHERE master_id = $1 AND id = $3), 'America/New_York'))::date`;
const SHOWN = `CASE WHEN p.status IN ('active', 'pending') AND p.expdate <= (SELECT ${TODAY})
  THEN 'expired' ELSE p.status END`;

/** The first page of a customer's policies, in the order that the screen opens with. */
export const POLICIES = `
  SELECT p.id, p.customer_id, p.policy_number, p.product_id, r.name AS product, r.line_of_business, p.policy_type,
    c.id AS company_id, c.name AS company, c.email AS company_email, p.purpose, p.status, p.effdate, p.expdate,
    p.premium, p.policy_fee, p.tax, p.mga_fee, ${TODAY} AS today, count(*) OVER () AS total
  FROM policies p
  JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
  JOIN companies c ON c.master_id = r.master_id AND c.id = r.company_id
  WHERE p.master_id = $1 AND p.customer_id = $2
  ORDER BY CASE ${SHOWN} WHEN 'active' THEN 0 WHEN 'pending' THEN 1 ELSE 2 END, p.effdate DESC, p.id DESC
  LIMIT 15`;

export const STATUS = `
  SELECT a.master_id, a.name, a.lite_switch, a.is_receive_leads, a.themes_id, a.show_first_name_last_name,
    a.custom_field_1, a.custom_field_2, a.custom_field_3, a.is_enabled_rater_tab, a.office_tab_dropdown,
    a.report_tab_dropdown, a.admin_tab_dropdown, a.leads_tab_dropdown, a.telephony_sub_account, a.add_ons, a.logo,
    a.customer_noun, a.blog_link, a.market_place_link, e.permissions, o.id AS office_id, o.name AS office_name,
    o.time_zone, g.accepted_at
  FROM employees e JOIN agencies a ON a.master_id = e.master_id
  LEFT JOIN offices o ON o.master_id = e.master_id AND o.id = e.office_id
  LEFT JOIN agreement_acceptances g ON g.master_id = e.master_id AND g.employee_id = e.id AND g.version = $3
  WHERE e.master_id = $1 AND e.id = $2`;

export const HAS_OFFICE = 'SELECT id FROM offices WHERE master_id = $1 AND id = $2';
export const LOCK = 'SELECT version FROM customers WHERE master_id = $1 AND id = $2 FOR UPDATE';

export const UPDATE = `
  UPDATE customers SET first_name = $3, last_name = $4, business_name = $5, dob = $6, phone = $7, phone2 = $8,
    email = $9, email_opt_out = $10, address = $11, city = $12, state = $13, zip = $14, license_number = $15,
    license_state = $16, custom_1 = $17, custom_2 = $18, custom_3 = $19, source = $20, memo = $21, office_id = $22,
    language = $23,
    version = version + 1
  WHERE master_id = $1 AND id = $2`;

export const LOG = `
  INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
  VALUES ($1, $2, 'customer', $3, 'edited', $4, $5)`;
