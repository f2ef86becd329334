// Apart from the screens of the area: the page of a customer shows these and none of those.
export { CustomerStep } from './customer-step.tsx';
export { OwedFact } from './owed-fact.tsx';
export { PoliciesCount } from './policies-count.tsx';
export { StandingCards } from './standing-cards.tsx';
export { StandingFigures } from './standing-figures.tsx';
