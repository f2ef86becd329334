export { welcomeRoute } from './routes.tsx';
