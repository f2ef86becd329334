// One module, so that the screens of the area make one chunk.
export { BackOfficePage } from './back-office-page.tsx';
export { PackagesPage } from './packages-page.tsx';
