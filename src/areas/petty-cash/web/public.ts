export { ClockWithPettyCash } from './clock-with-petty-cash.tsx';
export { EndDialog } from './end-dialog.tsx';
export { pettyCashRoute } from './routes.tsx';
