import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { ReceiptRow } from '../contract.ts';
import { texts } from './texts.ts';

export function ReceiptBadge({ status }: Pick<ReceiptRow, 'status'>) {
  return status === 1 ? (
    <StateBadge tone="done">{texts.statuses.active}</StateBadge>
  ) : (
    <StateBadge tone="problem">{texts.statuses.void}</StateBadge>
  );
}
