// One module, so that the screens of the area make one chunk.
export { AttachmentPage } from './attachment-page.tsx';
export { AttachmentsDialog } from './attachments-dialog.tsx';
export { AttachmentsTab, LeadAttachmentsTab } from './attachments-tab.tsx';
export { TypesPage } from './types-page.tsx';
