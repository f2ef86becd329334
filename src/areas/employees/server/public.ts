import { mailInvitation } from './invite-employee.ts';

export { ADDRESS_TAKEN, mailInvitationLater } from './invite-employee.ts';
export { findTelephony, flipTelephony, lockTelephony, markReleaseSeen, markTourSeen } from './own-marks.ts';
export { hasColleague, listPeopleChoices } from './people-choice.ts';
export { employeeRoutes } from './routes.ts';

export const employeeJobs = [mailInvitation];
