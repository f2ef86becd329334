import { removeBytes } from './remove-bytes.ts';

export { fileLockerRoutes } from './routes.ts';
export { sweepLocker } from './sweep-locker.ts';

export const fileLockerJobs = [removeBytes];
