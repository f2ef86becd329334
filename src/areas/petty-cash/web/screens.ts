// One module, so that the screens of the area make one chunk.
export { EndDialog } from './end-dialog.tsx';
export { PettyCashPage } from './petty-cash-page.tsx';
export { StartDialog } from './start-dialog.tsx';
