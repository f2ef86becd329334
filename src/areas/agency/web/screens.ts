// One module, so that the screens of the area make one chunk.
export { AdminPage } from './admin-page.tsx';
export { AgencyPage } from './agency-page.tsx';
