export { HomeMessagesCard } from './home-messages-card.tsx';
export { ownMessagesQuery } from './own-messages-query.ts';
export { officeMessageRoute } from './routes.tsx';
