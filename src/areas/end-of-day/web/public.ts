export { eodRoute } from './routes.tsx';
