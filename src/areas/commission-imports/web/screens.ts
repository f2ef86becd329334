// One module, so that the screens of the area make one chunk.
export { AssignmentsPage } from './assignments-page.tsx';
export { ImportPage } from './import-page.tsx';
export { ImportsPage } from './imports-page.tsx';
export { PoolPage } from './pool-page.tsx';
export { UnmatchedPage } from './unmatched-page.tsx';
