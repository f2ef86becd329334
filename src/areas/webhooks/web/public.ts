export { webhooksRoute } from './routes.tsx';
