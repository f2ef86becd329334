export { ClockButton } from './clock-button.tsx';
export { MyHoursCard } from './home-card.ts';
