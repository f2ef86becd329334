// One module, so that what comes after sign-in makes one chunk.
export { AgreementDialog } from './agreement-dialog.tsx';
export { SettingsPage } from './settings-page.tsx';
export { SignInAgainDialog } from './sign-in-again-dialog.tsx';
export { SignOutPage } from './sign-out-page.tsx';
export { ViewingBanner } from './viewing-banner.tsx';
