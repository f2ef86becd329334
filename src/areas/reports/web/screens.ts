// One module, so that the screens of the area make one chunk.
export { ReportPage } from './report-page.tsx';
export { ReportsPage } from './reports-page.tsx';
export { RowsPage } from './rows-page.tsx';
