// One module, so that the screens of the area make one chunk.
export { AccountNotFoundPage } from './account-not-found-page.tsx';
export { AccountPage } from './account-page.tsx';
export { BackOfficePage } from './back-office-page.tsx';
