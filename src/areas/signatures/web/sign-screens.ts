export { SignPage } from './sign-page.tsx';
