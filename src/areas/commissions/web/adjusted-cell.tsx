import { TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { plainMoney } from '#platform/shared/money.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { CommissionLine } from '../line-contract.ts';
import { readAmount, readColumn } from '../rules.ts';
import { type Adjustments, useAdjustment } from './adjustments.ts';
import classes from './lines.module.css';
import { texts } from './texts.ts';

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
    const pasted = event.clipboardData.getData('text').trimEnd();
    if (!/[\n\t]/.test(pasted)) return;
    event.preventDefault();
    const left = adjustments.fill(lines.slice(lines.indexOf(line)), readColumn(pasted));
    if (left > 0) toastProblem(texts.adjusting.noLineLeft(left));
  }

  const isWrong = typed !== undefined && readAmount(typed.text) === undefined;
  return (
    <TextInput
      size="xs"
      inputMode="decimal"
      autoComplete="off"
      aria-label={texts.adjusting.ofLine(line.id)}
      data-adjusted
      data-dirty={typed !== undefined || undefined}
      classNames={{ input: classes.adjusted, root: classes.adjustedBox }}
      error={isWrong && texts.problems.amount}
      value={typed?.text ?? plainMoney(line.adjusted)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => adjustments.set(line.id, event.currentTarget.value, line.adjusted)}
      onKeyDown={moveOnKey}
      onPaste={paste}
    />
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** Tab goes from one Adjusted to the next, past the boxes and links between them; at the ends it leaves the table. */
function stepOf({ key, shiftKey }: KeyboardEvent): number | undefined {
  return key === 'Tab' ? (shiftKey ? -1 : 1) : STEPS[key];
}

function moveOnKey(event: KeyboardEvent<HTMLInputElement>): void {
  const step = stepOf(event);
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const fields = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])].filter(
    (field) => field.hasAttribute('data-adjusted'),
  );
  const next = fields[fields.indexOf(event.currentTarget) + step];
  if (next || event.key !== 'Tab') event.preventDefault();
  next?.focus();
}
