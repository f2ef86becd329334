import { Badge, Tabs } from '@mantine/core';

interface CountedTabProps {
  value: string;
  label: string;
  /** Absent until the first answer. */
  count: number | undefined;
}

export function CountedTab({ value, label, count }: CountedTabProps) {
  return (
    <Tabs.Tab
      value={value}
      rightSection={
        count !== undefined && (
          <Badge size="sm" variant="light" color="gray" c="var(--cd-text)" tt="none">
            {count.toLocaleString('en-US')}
          </Badge>
        )
      }
    >
      {label}
    </Tabs.Tab>
  );
}
