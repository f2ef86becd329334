// One module, so that the dialogs of the area make one chunk.
export { QuoteDialogs } from './quote-dialogs.tsx';
