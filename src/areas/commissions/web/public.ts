export { PendingFigure, StatesCard } from './home-cards.ts';
export { commissionRoutes } from './routes.tsx';
export type { CommissionSlots, FileBarProps, PostFilesProps } from './slots.ts';
