export { type CheckedFile, checkFile, type Judgement } from './content/check-file.ts';
export { attachmentRoutes } from './routes.ts';
export { sweepFiles } from './sweep-files.ts';
