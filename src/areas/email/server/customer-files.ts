import type { TableName } from '#areas/attachments/contract.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type { customerFiles as filesEndpoint } from '../files-contract.ts';
import { listCustomerFiles, listKinds } from './customer-files-store.ts';
import { seenAttachment } from './mail-files.ts';
import { findCustomer } from './reference-store.ts';

/** What a person can choose from who writes to this customer: what they may see and a mail would take. */
export async function customerFiles(
  call: Call<typeof filesEndpoint>,
): Promise<AnswerOf<typeof filesEndpoint>> {
  const { db, session, params, query: asked } = call;
  const { customerId } = params;
  if (!(await findCustomer(db, customerId))) throw refuse.notFound();
  const tableNames = await seenKinds(db, session, customerId);
  const tables = tableNames.filter((table) => !asked.tableName || table === asked.tableName);
  const { rows, total } = await listCustomerFiles(db, { customerId, tables, query: asked.query }, asked);
  return {
    results: rows,
    pagination: paginationOf(asked.page, asked.per_page, rows.length, total),
    tableNames,
  };
}

/** A gate closes the files of a whole kind of record, so that one of them tells for all. */
async function seenKinds(db: Db, session: Session, customerId: number): Promise<TableName[]> {
  const seen: TableName[] = [];
  for (const { table, id } of await listKinds(db, customerId))
    if (await seenAttachment(db, session, id)) seen.push(table);
  return seen;
}
