export { ClockButton } from './clock-button.tsx';
export { MyHoursCard } from './my-hours-card.tsx';
