import { SegmentedControl } from '@mantine/core';
import type { ContractRow } from '../contract.ts';
import classes from './list-switch.module.css';
import { texts } from './texts.ts';

interface ListSwitchProps {
  /** Absent until the first answer. */
  rows: readonly ContractRow[] | undefined;
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}

/** The active contracts, or the hidden ones, with how many there are. */
export function ListSwitch({ rows, isHidden, onChange }: ListSwitchProps) {
  const count = (active: number) => rows?.filter((row) => row.active === active).length;
  const [active, hidden] = [count(1), count(0)];
  return (
    <SegmentedControl
      data-filter
      size="xs"
      classNames={{ label: classes.label }}
      aria-label={texts.list.shown}
      data={[
        { value: 'active', label: active === undefined ? texts.list.active : texts.list.activeCount(active) },
        { value: 'hidden', label: hidden === undefined ? texts.list.hidden : texts.list.hiddenCount(hidden) },
      ]}
      value={isHidden ? 'hidden' : 'active'}
      onChange={(next) => onChange(next === 'hidden')}
    />
  );
}
