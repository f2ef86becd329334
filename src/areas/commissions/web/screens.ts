// One module, so that the screens of the area make one chunk.
export { CreatePage } from './create-page.tsx';
export { FilePage } from './file-page.tsx';
export { FileProblemPage } from './file-problem-page.tsx';
export { MergePage } from './merge-page.tsx';
export { ReconcilePage } from './reconcile-page.tsx';
