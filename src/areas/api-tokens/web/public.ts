export { apiTokensRoute } from './routes.tsx';
