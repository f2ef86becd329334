export { ConversionDialog } from './conversion-dialog.tsx';
export { ConversionsCard } from './conversions-card.tsx';
