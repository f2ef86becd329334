// Apart from the screens of the area: a customer's overview shows these and none of those.
export { CustomerStep } from './customer-step.tsx';
export { StandingCards } from './standing-cards.tsx';
export { StandingFigures } from './standing-figures.tsx';
