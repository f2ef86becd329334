export { type CheckedFile, checkFile, checkFiles, type Judgement } from './content/check-file.ts';
export { attachmentSeen } from './find-file.ts';
export { followLead } from './follow-lead.ts';
export { followPolicies } from './follow-policies.ts';
export { followTask } from './follow-task.ts';
export { FILES_OF_CUSTOMER } from './merged-customers.ts';
export { attachPdf, keyOfFile, loadOwnFile, removePdf, type StoredPdf, storePdf } from './own-files.ts';
export { attachmentRoutes } from './routes.ts';
export { sweepFiles, sweepUnknown } from './sweep-files.ts';
