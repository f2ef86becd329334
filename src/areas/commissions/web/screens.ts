// One module, so that these screens of the area make one chunk; that of a file is as large as all of them.
export { CreatePage } from './create-page.tsx';
export { MergePage } from './merge-page.tsx';
export { ReconcilePage } from './reconcile-page.tsx';
