import { markReleaseSeen, markTourSeen } from '#areas/employees/server/public.ts';
import { RELEASE } from '#areas/session/contract.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { markTour, updateVersion } from '../contract.ts';
import { WELCOME_LOG } from '../log.ts';

export function welcomeRoutes(mount: Mount): void {
  mount(updateVersion, async ({ db, session }) => {
    if (await markReleaseSeen(db, session.employeeId, RELEASE))
      await writeChange(db, session, {
        subject: WELCOME_LOG.subject,
        subjectId: session.employeeId,
        action: 'release notice read',
        after: { release: RELEASE },
      });
    return { version: RELEASE, redirect: '/' };
  });
  mount(markTour, async ({ db, session }) => {
    if (await markTourSeen(db, session.employeeId))
      await writeChange(db, session, {
        subject: WELCOME_LOG.subject,
        subjectId: session.employeeId,
        action: 'tour seen',
        after: { tour: 'demo world' },
      });
  });
}
