export type { DayGuard, OfficeDay } from './day-guard.ts';
export { drawersFrom } from './drawers-sql.ts';
export { listOfficeDrawers, type OfficeDrawer } from './office-drawers.ts';
export { reopenAtClockIn } from './reopen-drawer.ts';
export { pettyCashRoutes } from './routes.ts';
