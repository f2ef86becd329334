export { agencyTokensRoute, apiTokensRoute } from './routes.tsx';
