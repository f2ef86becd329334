import { chargeAccount } from './charge.ts';

export { BILLING_LOG } from '../log.ts';
export { resumeCharges } from './charge.ts';
export { billingRoutes } from './routes.ts';

export const billingJobs = [chargeAccount];
