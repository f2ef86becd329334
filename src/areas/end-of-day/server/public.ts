export { closedDays, dayGuard } from './closed-days.ts';
export { endOfDayRoutes } from './routes.ts';
export { type ClosedFigures, figuresText, type SealedDay, sealOf } from './seal.ts';
