export { NotificationArea } from './notification-area.tsx';
