import type { TableName } from '#areas/attachments/contract.ts';
import { leadSeen } from '#areas/leads/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { customerFiles as customerEndpoint, leadFiles as leadEndpoint } from '../files-contract.ts';
import { seenAttachment } from './mail-files.ts';
import { findCustomer } from './reference-store.ts';
import { countFiles, listFiles, listKinds, type Whose } from './stored-files-store.ts';

type Asked = Pick<Call<typeof customerEndpoint>, 'db' | 'session' | 'query'>;
type Listed = AnswerOf<typeof customerEndpoint>;

export async function customerFiles(call: Call<typeof customerEndpoint>): Promise<Listed> {
  if (!(await findCustomer(call.db, call.params.customerId))) throw refuse.notFound();
  return storedFiles(call, call.params);
}

export async function leadFiles(call: Call<typeof leadEndpoint>): Promise<Listed> {
  if (!(await leadSeen(call.db, call.session, call.params.leadId))) throw refuse.notFound();
  return storedFiles(call, call.params);
}

/** What a person who writes a mail can choose from: what they may see and the mail would take. */
async function storedFiles({ db, session, query: asked }: Asked, whose: Whose): Promise<Listed> {
  const tableNames = await seenKinds(db, session, whose);
  const tables = tableNames.filter((table) => !asked.tableName || table === asked.tableName);
  const filter = { whose, tables, query: asked.query };
  const total = await countFiles(db, filter);
  const { rows, pagination } = await pageOf(asked, total, (part) => listFiles(db, filter, part));
  return { results: rows, pagination, tableNames };
}

/** A gate closes the files of a whole kind of record, so that one of them tells for all. */
async function seenKinds(db: Db, session: Session, whose: Whose): Promise<TableName[]> {
  const seen: TableName[] = [];
  for (const { table, id } of await listKinds(db, whose))
    if (await seenAttachment(db, session, id)) seen.push(table);
  return seen;
}
