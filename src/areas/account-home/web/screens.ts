// One module, so that the screens of the area make one chunk.
export { AccountNotFoundPage, loadAccount } from '#areas/accounts/web/public.ts';
export { AccountPage } from './account-page.tsx';
