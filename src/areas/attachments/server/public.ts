export { type CheckedFile, checkFile, type Judgement } from './content/check-file.ts';
export { unzip, type ZipEntry, zipEntries } from './content/zip.ts';
export { attachmentSeen } from './find-file.ts';
export { followPolicies } from './follow-policies.ts';
export { attachmentRoutes } from './routes.ts';
export { sweepFiles, sweepUnknown } from './sweep-files.ts';
