import { mailReferral } from './refer-friend.ts';

export { referralRoutes } from './routes.ts';
export const referralJobs = [mailReferral];
