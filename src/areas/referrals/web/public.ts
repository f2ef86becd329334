export { referralRoute } from './routes.tsx';
