export { ChangeLogPage } from './change-log-page.tsx';
