export { HistoryCard } from './history-card.tsx';
