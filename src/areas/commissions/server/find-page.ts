import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { LineFilter } from '../line-contract.ts';
import { type Asked, type LinePageRow, pageSql } from './line-page-store.ts';

const FIELDS = ['status', 'company', 'source', 'customer', 'product'] as const;

type FindPage = (
  db: Db,
  file: number,
  offset: number,
  size: number,
  office: number | null,
  ...filter: number[]
) => Promise<LinePageRow[]>;

/** One statement for each order and each set of filters in use: built once, and only sent after that. */
const statements = new Map<string, FindPage>();

function statementFor({ sort, reverse, filter }: Asked): FindPage {
  const used = FIELDS.filter((field) => filter[field] !== 0);
  const { part } = filter;
  const key = [sort, reverse, part, ...used].join(' ');
  const known = statements.get(key);
  if (known) return known;
  const none: LineFilter = { status: 0, company: 0, source: 0, customer: 0, product: 0, part };
  const made: FindPage = prepared((db, fileId, offset, size, officeId, ...values) => {
    const given = Object.fromEntries(used.map((field, at) => [field, values[at]]));
    const asked = { fileId, filter: { ...none, ...given }, sort, reverse, offset, size, officeId };
    return { compile: () => pageSql(asked).compile(db) };
  });
  statements.set(key, made);
  return made;
}

export async function findPage(db: Db, asked: Asked): Promise<LinePageRow | undefined> {
  const { fileId, filter, offset, size, officeId } = asked;
  const values = FIELDS.map((field) => filter[field]).filter((value) => value !== 0);
  return (await statementFor(asked)(db, fileId, offset, size, officeId, ...values))[0];
}
