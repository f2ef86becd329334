export { welcomeRoute } from './routes.tsx';
export { markTourSeen } from './welcome-queries.ts';
