import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import * as contract from '../contract.ts';
import { PERSON_LOG } from '../log.ts';
import * as profiles from '../profile-contract.ts';
import { AGREEMENT } from './agreement-text.ts';
import { changePassword } from './change-password.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { endSessionElsewhere, endSessionsElsewhere, listOwnSessions } from './own-sessions.ts';
import { askForReset, resetPassword } from './reset-password.ts';
import { profileOf, saveProfile } from './save-profile.ts';
import { sessionStatus } from './session-status.ts';
import { clearSessionCookie, signIn } from './sign-in.ts';
import { acceptAgreement, anyAgencyExists, endSession, endViewing, findProfile } from './store.ts';

export function sessionRoutes(mount: Mount): void {
  mount(contract.signInPage, async ({ config, database }) => ({
    demoAccounts: config.demoWorld ? DEMO_ACCOUNTS : [],
    demoPassword: config.demoWorld ? DEMO_PASSWORD : '',
    needsFirstOwner: !(await database.withoutTenant(anyAgencyExists)),
  }));
  mount(contract.signIn, signIn);
  mount(contract.authStatus, ({ db, session, secrets, config }) =>
    sessionStatus(
      db,
      { ...session, sessionId: session.id },
      { tokenKey: secrets.tokenKey, demoWorld: config.demoWorld },
    ),
  );
  mount(contract.signOut, async ({ db, session, reply, config }) => {
    await endSession(db, session.id);
    clearSessionCookie(reply, config);
  });
  mount(contract.stopViewing, ({ db, session }) => endViewing(db, session.id));
  mount(contract.ownSessions, listOwnSessions);
  mount(contract.endOwnSession, endSessionElsewhere);
  mount(contract.endOtherSessions, endSessionsElsewhere);
  mount(contract.changePassword, { inSteps: changePassword });
  mount(contract.requestPasswordReset, askForReset);
  mount(contract.resetPassword, resetPassword);
  mount(contract.agreement, async () => ({ ...AGREEMENT, paragraphs: [...AGREEMENT.paragraphs] }));
  mount(contract.acceptAgreement, async ({ db, session, body }) => {
    if (body.version !== AGREEMENT.version)
      throw refuse.conflict('The agreement has changed. Read it again.');
    const isNew = await acceptAgreement(db, session.masterId, session.employeeId, body.version);
    if (!isNew) return;
    const after = { version: body.version };
    await writeChange(db, session, {
      subject: PERSON_LOG.subject,
      subjectId: session.employeeId,
      action: 'agreement accepted',
      after,
    });
  });
  mount(profiles.ownProfile, async ({ db, session }) => profileOf(await findProfile(db, session.employeeId)));
  mount(profiles.saveOwnProfile, saveProfile);
}
