// One module, so that the screens of the area make one chunk.
export { NewStatementPage } from './new-statement-page.tsx';
export { PayrollPage } from './payroll-page.tsx';
export { PostDialog } from './post-dialog.tsx';
export { StatementNotFoundPage } from './statement-not-found-page.tsx';
export { StatementPage } from './statement-page.tsx';
export { StatementsPage } from './statements-page.tsx';
