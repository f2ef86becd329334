export { AddOnDialog } from './add-on-dialog.tsx';
export { AddOnsCard } from './add-ons-card.tsx';
export { addOnRoutes } from './routes.tsx';
