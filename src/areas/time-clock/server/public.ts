export { type ClockInFollower, clockIn, clockOut } from './clock.ts';
export { hoursFrom } from './hours-sql.ts';
export { timeClockRoutes } from './routes.ts';
