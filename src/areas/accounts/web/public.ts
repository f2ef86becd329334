export { BackOfficeSearchBox } from './back-office-search-box.tsx';
export { accountRoutes } from './routes.tsx';
