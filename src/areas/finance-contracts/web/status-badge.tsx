import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { ContractStatus } from '../statuses.ts';
import { texts } from './texts.ts';

/** Only what needs a hand or is over is marked. */
export function StatusBadge({ status }: { status: ContractStatus }) {
  if (status === 'Approved') return texts.statuses[status];
  return <StateBadge tone={status === 'Quoted' ? 'waits' : 'closed'}>{texts.statuses[status]}</StateBadge>;
}
