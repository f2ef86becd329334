import { mailInvitation } from './invite-employee.ts';

export { employeeRoutes } from './routes.ts';

export const employeeJobs = [mailInvitation];
