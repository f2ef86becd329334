export { AttachmentsPanel, type AttachmentsPanelProps } from './attachments-panel.tsx';
export { CustomerChoice } from './customer-choice.tsx';
export { attachmentsTab } from './customer-tab.ts';
export { filesParam } from './files-address.ts';
export { OpenAttachments } from './open-attachments.tsx';
export { attachmentRoutes } from './routes.tsx';
export { showSize } from './show-size.ts';
