import { removeBytes } from './remove-bytes.ts';

export { fileLockerRoutes } from './routes.ts';
export { sweepLocker } from './sweep-locker.ts';
export { keyOf as lockerKey } from './version-store.ts';

export const fileLockerJobs = [removeBytes];
