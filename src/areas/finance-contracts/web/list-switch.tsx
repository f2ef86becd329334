import { SegmentedControl } from '@mantine/core';
import type { ContractRow } from '../contract.ts';
import classes from './list-switch.module.css';

interface ListSwitchProps {
  /** Absent until the first answer. */
  rows: readonly ContractRow[] | undefined;
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}

/** The active contracts, or the hidden ones, with how many there are. */
export function ListSwitch({ rows, isHidden, onChange }: ListSwitchProps) {
  const count = (active: number) => (rows ? ` ${rows.filter((row) => row.active === active).length}` : '');
  return (
    <SegmentedControl
      data-filter
      size="xs"
      classNames={{ label: classes.label }}
      aria-label="List"
      data={[
        { value: 'active', label: `Active${count(1)}` },
        { value: 'hidden', label: `Hidden${count(0)}` },
      ]}
      value={isHidden ? 'hidden' : 'active'}
      onChange={(next) => onChange(next === 'hidden')}
    />
  );
}
