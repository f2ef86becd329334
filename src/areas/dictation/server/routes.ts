import { isForPurpose, signForPurpose } from '#platform/server/auth/purpose-tokens.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import * as contract from '../contract.ts';
import { insertDictation } from './store.ts';

/** A minute of dictation and some patience of the one who starts it. */
const DICTATION = { name: 'dictation', seconds: 120 };

export function dictationRoutes(mount: Mount): void {
  mount(contract.getSpeechToken, async ({ session, secrets }) => ({
    accessToken: signForPurpose(secrets.tokenKey, DICTATION, session),
  }));
  mount(contract.logDictation, async ({ db, session, secrets, body: { duration, accessToken } }) => {
    const isRefused =
      accessToken !== undefined && !isForPurpose(secrets.tokenKey, DICTATION, session, accessToken);
    if (isRefused) throw refuse.fields({ accessToken: ['This is not the token of a dictation of yours.'] });
    await insertDictation(db, session, duration);
  });
}
