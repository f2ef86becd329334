export { takeOutRoute } from './routes.tsx';
