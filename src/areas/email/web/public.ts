export { emailTab } from './customer-tab.ts';
export { emailRoute } from './routes.tsx';
