import { Tabs, type TabsProps } from '@mantine/core';
import { CountBadge } from './count-badge.tsx';
import classes from './record-tabs.module.css';

interface ListTabsProps extends Omit<TabsProps, 'value' | 'onChange' | 'children'> {
  tabs: readonly {
    value: string;
    label: string;
    /** Absent until the first answer. */
    count: number | undefined;
  }[];
  open: string;
  onOpen: (value: string) => void;
}

/** The parts of a list, of which one is shown, with how many each has. */
export function ListTabs({ tabs, open, onOpen, ...own }: ListTabsProps) {
  return (
    <Tabs
      value={open}
      onChange={(value) => value && onOpen(value)}
      miw={0}
      classNames={{ tab: classes.tab }}
      {...own}
    >
      <Tabs.List className={classes.list} data-sideways>
        {tabs.map(({ value, label, count }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
            <CountBadge>{count}</CountBadge>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
