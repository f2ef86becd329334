import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { ReceiptRow } from '../contract.ts';

export function ReceiptBadge({ status }: Pick<ReceiptRow, 'status'>) {
  return status === 1 ? (
    <StateBadge tone="done">Active</StateBadge>
  ) : (
    <StateBadge tone="problem">Void</StateBadge>
  );
}
