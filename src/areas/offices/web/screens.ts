// One module, so that the screens of the area make one chunk.
export { AddOfficePage } from './add-office-page.tsx';
export { EditOfficePage } from './edit-office-page.tsx';
export { LocationsPage } from './locations-page.tsx';
export { OfficeNotFoundPage } from './office-not-found-page.tsx';
export { OfficePage } from './office-page.tsx';
export { OfficeTreePage } from './office-tree-page.tsx';
export { OfficesPage } from './offices-page.tsx';
