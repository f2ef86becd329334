export { changeLogRoute } from './routes.tsx';
