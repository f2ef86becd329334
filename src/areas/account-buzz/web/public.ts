export { BuzzButton } from './buzz-button.tsx';
export { BuzzCard } from './buzz-card.tsx';
export { BuzzDialog } from './buzz-dialog.tsx';
