export { signUpRoute } from './routes.tsx';
