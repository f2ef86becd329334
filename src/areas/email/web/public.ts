export { AcordDialog } from './acord-dialog.tsx';
export { emailTab, leadEmailTab } from './own-tabs.ts';
export { emailRoute } from './routes.tsx';
