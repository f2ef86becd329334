import { sql } from 'kysely';

/**
 * For a FROM, after a term `p` and its product `r`: the `percent` that was agreed when the term began, whatever the
 * product has by now, and the day it was changed, if it was, as `changed_on`.
 */
export const agreedRate = sql`LATERAL (
  SELECT CASE p.purpose WHEN 'RWL' THEN coalesce(h.renewal_percent, r.renewal_percent)
    ELSE coalesce(h.new_percent, r.new_percent) END AS percent, h.until_on AS changed_on
  FROM (SELECT 1) AS always
  LEFT JOIN LATERAL (
    SELECT h.new_percent, h.renewal_percent, h.until_on FROM product_rates h
    WHERE h.master_id = r.master_id AND h.product_id = r.id AND h.until_on > p.effdate
    ORDER BY h.until_on LIMIT 1) h ON true)`;
