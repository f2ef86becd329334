import { Badge } from '@mantine/core';
import type { ReceiptRow } from '../contract.ts';

export function ReceiptBadge({ status }: Pick<ReceiptRow, 'status'>) {
  return (
    <Badge variant="light" color={status === 1 ? undefined : 'red'} tt="none">
      {status === 1 ? 'Active' : 'Void'}
    </Badge>
  );
}
