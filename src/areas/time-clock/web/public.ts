export { ClockButton } from './clock-button.tsx';
export { MyHoursCard } from './my-hours-card.tsx';
export { hoursRoute } from './routes.tsx';
