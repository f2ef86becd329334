export { HomeMessages } from './home-messages.tsx';
export { officeMessageRoute } from './routes.tsx';
