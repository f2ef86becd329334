export { ACCOUNT_LOG } from '../log.ts';
export { insertFacts, lockFacts, type SignUpFacts } from './facts-store.ts';
export { accountNamed } from './load-account.ts';
export { takePackageNamed } from './packages-store.ts';
export { accountRoutes } from './routes.ts';
export { salesmanProblem } from './salesmen.ts';
