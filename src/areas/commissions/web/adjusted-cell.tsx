import { TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import type { CommissionLine } from '../line-contract.ts';
import { readAmount, readColumn } from '../rules.ts';
import { type Adjustments, useAdjustment } from './adjustments.ts';
import classes from './lines.module.css';

interface AdjustedCellProps {
  line: CommissionLine;
  /** All lines on the screen, in their order: a pasted column goes on below. */
  lines: readonly CommissionLine[];
  adjustments: Adjustments;
}

/** The amount of a pending line: typed over, moved through with the arrow keys, filled by a pasted column. */
export function AdjustedCell({ line, lines, adjustments }: AdjustedCellProps) {
  const typed = useAdjustment(adjustments, line.id);

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const amounts = readColumn(event.clipboardData.getData('text'));
    if (amounts.length < 2) return;
    event.preventDefault();
    const first = lines.indexOf(line);
    amounts.forEach((cents, at) => {
      const target = lines[first + at];
      if (target && cents !== undefined)
        adjustments.set(target.id, (cents / 100).toFixed(2), target.adjusted);
    });
  }

  const isWrong = typed !== undefined && readAmount(typed.text) === undefined;
  return (
    <TextInput
      size="xs"
      inputMode="decimal"
      autoComplete="off"
      aria-label={`Adjusted amount of line ${line.id}`}
      data-adjusted
      data-dirty={typed !== undefined || undefined}
      classNames={{ input: classes.adjusted, root: classes.adjustedBox }}
      error={isWrong && 'Enter an amount like 1,234.50.'}
      value={typed?.text ?? showMoney(line.adjusted)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => adjustments.set(line.id, event.currentTarget.value, line.adjusted)}
      onKeyDown={moveOnKey}
      onPaste={paste}
    />
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

function moveOnKey(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])].filter(
    (field) => field.hasAttribute('data-adjusted'),
  );
  fields[fields.indexOf(event.currentTarget) + step]?.focus();
}
