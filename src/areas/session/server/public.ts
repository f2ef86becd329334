import { mailPasswordReset } from './reset-password.ts';

export { AGREEMENT } from './agreement-text.ts';
export { createFirstOwner, type FirstOwner } from './create-first-owner.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
export { passwordLink } from './reset-password.ts';
export { sessionRoutes } from './routes.ts';
export { findPasswordReset, startViewing } from './store.ts';

export const sessionJobs = [mailPasswordReset];
