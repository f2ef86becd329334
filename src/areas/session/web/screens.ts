// One module, so that the screens of the area make one chunk.
export { AgreementDialog } from './agreement-dialog.tsx';
export { ForgotPage } from './forgot-page.tsx';
export { ResetPage } from './reset-page.tsx';
export { SettingsPage } from './settings-page.tsx';
export { SignInAgainDialog } from './sign-in-again-dialog.tsx';
export { SignInPage } from './sign-in-page.tsx';
export { SignOutPage } from './sign-out-page.tsx';
