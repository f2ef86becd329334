import { Tabs } from '@mantine/core';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';

interface CountedTabProps {
  value: string;
  label: string;
  /** Absent until the first answer. */
  count: number | undefined;
}

export function CountedTab({ value, label, count }: CountedTabProps) {
  return (
    <Tabs.Tab value={value}>
      {label}
      {count !== undefined && <CountBadge>{count}</CountBadge>}
    </Tabs.Tab>
  );
}
