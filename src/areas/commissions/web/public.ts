export { useCreate } from './commission-queries.ts';
export { PendingFigure } from './pending-figure.tsx';
export { commissionRoutes } from './routes.tsx';
export type { CommissionSlots, FileBarProps, PostFilesProps } from './slots.ts';
export { StatesCard } from './states-card.tsx';
