import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { type Part, pageOf } from '#platform/server/lists/page.ts';
import { changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type {
  AgencyToken,
  listAgencyTokens as listEndpoint,
  revokeAgencyToken as revokeEndpoint,
} from '../agency-contract.ts';
import { TOKEN_LOG } from '../log.ts';
import { agencyTokens, endToken, tokenOf } from './store.ts';

const one = (db: Db, id: number) => agencyTokens(db).where('t.id', '=', id);

const AGENCY_TOKENS: RecordKind<AgencyToken> = {
  subject: TOKEN_LOG.subject,
  lock: async (db, id) => {
    const row = await one(db, id).forUpdate('t').executeTakeFirst();
    return row && tokenOf(row);
  },
  find: async (db, id) => {
    const row = await one(db, id).executeTakeFirst();
    return row && tokenOf(row);
  },
  logged: ({ id, createdAt, lastUsedAt, person, ...token }) => token,
};

/** Exported for the test of its plan. */
export function pageOfTokens(db: Db, { size, offset }: Part) {
  return agencyTokens(db).orderBy('t.id', 'desc').limit(size).offset(offset);
}

export async function listAgencyTokens({ db, query }: Call<typeof listEndpoint>) {
  const total = await countRows(db.selectFrom('api_tokens'));
  const { rows, pagination } = await pageOf(query, total, (part) => pageOfTokens(db, part).execute());
  return { results: rows.map(tokenOf), pagination };
}

export function revokeAgencyToken(call: Call<typeof revokeEndpoint>): Promise<AgencyToken> {
  const { db, params } = call;
  return changeRecord(
    AGENCY_TOKENS,
    call,
    { id: params.id },
    {
      action: 'revoked',
      isDone: ({ state }) => state === 'revoked',
      change: ({ id }) => endToken(db, id),
    },
  );
}
