export { HomeMessagesCard } from './home-messages-card.tsx';
export { officeMessageRoute } from './routes.tsx';
