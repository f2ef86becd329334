export { AttachmentsPanel } from './attachments-panel.tsx';
export { filesParam } from './files-address.ts';
export { OpenAttachments } from './open-attachments.tsx';
export { attachmentsTab, leadAttachmentsTab } from './own-tabs.ts';
export { type AttachmentsPanelProps, RecordFiles } from './record-files.tsx';
export { attachmentRoutes } from './routes.tsx';
