import { type RawBuilder, sql } from 'kysely';
import type { LineFilter } from '../line-contract.ts';
import { partOf } from './bridge-parts.ts';

/** The lines `l` of a file under a filter; 0 leaves it open. */
export function matching(fileId: number, filter: Partial<LineFilter>): RawBuilder<unknown> {
  const { status, company, source, customer, product, part } = filter;
  const conditions = [
    sql`l.file_id = ${fileId} AND l.deleted_at IS NULL`,
    status && sql`l.status = ${status}`,
    company && sql`l.company_id = ${company}`,
    source && sql`l.source = ${source}`,
    customer && sql`l.customer_id = ${customer}`,
    product && sql`l.product_id = ${product}`,
    part && partOf(part, fileId),
  ].filter((condition) => typeof condition === 'object');
  return sql`${sql.join(conditions, sql` AND `)}`;
}
