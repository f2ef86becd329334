export { AddLeadButton } from './add-lead-button.tsx';
export { leadRoutes } from './routes.tsx';
