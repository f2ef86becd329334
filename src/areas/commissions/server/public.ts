export { markAdvanced } from './advances.ts';
export { type LockedFile, lockFiles, raiseVersions } from './file-store.ts';
export { followPolicies } from './follow-policies.ts';
export { chainsOf, lockChains, lockTerms, unpaid } from './generated-chains.ts';
export { pageSql } from './line-page-store.ts';
export { FILE_SUBJECT, lockAll, lockOpenFile } from './lock-file.ts';
export { replaceGenerated } from './replace-generated.ts';
export { commissionRoutes } from './routes.ts';
