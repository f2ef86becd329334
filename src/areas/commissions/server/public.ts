export { type LockedFile, lockFiles, raiseVersions } from './file-store.ts';
export { followPolicies } from './follow-policies.ts';
export { pageSql } from './line-page-store.ts';
export { FILE_SUBJECT, lockAll, lockOpenFile } from './lock-file.ts';
export { commissionRoutes } from './routes.ts';
