export { type ClockInFollower, clockIn, clockOut } from './clock.ts';
export { hoursFrom, hoursSeenBy } from './hours-sql.ts';
export { timeClockRoutes } from './routes.ts';
