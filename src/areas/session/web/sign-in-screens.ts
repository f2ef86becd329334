// One module, so that what comes before sign-in makes one chunk.
export { ForgotPage } from './forgot-page.tsx';
export { ResetPage } from './reset-page.tsx';
export { SignInPage } from './sign-in-page.tsx';
