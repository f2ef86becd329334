import { Loader, Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { bringIntoSight } from './bring-into-sight.ts';
import { CountBadge } from './count-badge.tsx';
import classes from './record-tabs.module.css';

export interface RecordTab {
  /** As the address bar spells it: `?tab=log`. */
  key: string;
  label: ReactNode;
  /** How many there are, beside the label. */
  count?: ReactNode;
  content: ReactNode;
}

interface RecordTabsProps {
  tabs: readonly RecordTab[];
  /** The key in the address; the first tab opens without one. */
  tab: string | undefined;
  /** Undefined for the first one. */
  onChange: (key: string | undefined) => void;
}

/** The tabs of a record's page, of which one is open. */
export function RecordTabs({ tabs, tab, onChange }: RecordTabsProps) {
  const open = tabs.find(({ key }) => key === tab) ?? tabs[0];
  if (!open) return null;
  const show = (key: string | null) => onChange(key === tabs[0]?.key ? undefined : (key ?? undefined));
  return (
    <Tabs value={open.key} onChange={show} keepMounted={false} classNames={{ tab: classes.tab }}>
      <Tabs.List className={classes.list} data-sideways>
        {tabs.map(({ key, label, count }) => (
          <Tabs.Tab key={key} value={key} ref={key === open.key ? bringIntoSight : undefined}>
            {label}
            {count && <Suspense fallback={<CountBadge />}>{count}</Suspense>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open.key} className={classes.panel}>
        <Suspense fallback={<Loader />}>{open.content}</Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
