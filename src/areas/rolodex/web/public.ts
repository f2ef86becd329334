export { rolodexRoute } from './routes.tsx';
