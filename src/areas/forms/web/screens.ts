export { FillPage } from './fill-page.tsx';
export { FormNotFoundPage } from './form-not-found-page.tsx';
export { FormsPage } from './forms-page.tsx';
export { HistoryPage } from './history-page.tsx';
export { MapPage } from './map-page.tsx';
