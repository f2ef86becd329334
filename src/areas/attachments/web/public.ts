export { AttachmentsPanel, type AttachmentsPanelProps } from './attachments-panel.tsx';
export { attachmentsTab } from './customer-tab.ts';
export { attachmentRoutes } from './routes.tsx';
