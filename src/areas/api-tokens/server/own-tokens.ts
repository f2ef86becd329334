import type { Session } from '#platform/server/auth/session.ts';
import { newApiToken } from '#platform/server/auth/tokens.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { addRecord, changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { heldPermissions } from '#platform/shared/permissions.ts';
import type { ApiToken, createToken as createEndpoint, revokeToken as revokeEndpoint } from '../contract.ts';
import { TOKEN_LOG } from '../log.ts';
import { MOST_TOKENS, TOO_MANY, tokenProblems } from '../rules.ts';
import * as store from './store.ts';

/** The tokens of whoever asks; those of others are as unknown as those that never were. */
function tokensOf({ employeeId }: Session): RecordKind<ApiToken> {
  return {
    subject: TOKEN_LOG.subject,
    lock: (db, id) => store.lockToken(db, employeeId, id),
    find: (db, id) => store.findToken(db, employeeId, id),
    logged: ({ id, createdAt, lastUsedAt, ...token }) => token,
  };
}

export async function createToken(call: Call<typeof createEndpoint>): Promise<ApiToken & { token: string }> {
  const { db, session, body } = call;
  const { masterId, employeeId, timeZone } = session;
  const { secret, hash, prefix } = newApiToken();
  const held = heldPermissions(session.permissions, session.isProvider);
  const added = await addRecord(tokensOf(session), call, {
    problems: () => tokenProblems(body, held, dayAt(timeZone, new Date())),
    add: async () => {
      if ((await store.countActive(db, employeeId)) >= MOST_TOKENS) throw refuse.conflict(TOO_MANY);
      const inserted = store.insertToken(db, { ...body, masterId, employeeId, timeZone, hash, prefix });
      return refuseTakenName('api_tokens_name', 'You have a token with this name.', inserted);
    },
  });
  return { ...added, token: secret };
}

export function revokeToken(call: Call<typeof revokeEndpoint>): Promise<ApiToken> {
  const { db, session, params } = call;
  return changeRecord(
    tokensOf(session),
    call,
    { id: params.id },
    {
      action: 'revoked',
      isDone: ({ state }) => state === 'revoked',
      change: ({ id }) => store.endToken(db, id),
    },
  );
}
