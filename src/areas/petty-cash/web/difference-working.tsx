import { Text } from '@mantine/core';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { differenceLabel } from '../rules.ts';
import classes from './petty-cash.module.css';
import { texts } from './texts.ts';

interface DifferenceWorkingProps {
  /** Each step of the sum: what it is, and how much. */
  steps: readonly (readonly [label: string, amount: Cents])[];
  /** Undefined while no amount is typed. */
  difference: Cents | undefined;
}

/** The difference with its working, following each key. */
export function DifferenceWorking({ steps, difference }: DifferenceWorkingProps) {
  return (
    <dl className={classes.working}>
      {steps.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{showMoney(amount)}</dd>
        </div>
      ))}
      <div className={classes.difference} aria-live="polite" data-sign={Math.sign(difference ?? 0)}>
        <dt>{differenceLabel(difference ?? 0)}</dt>
        <dd>
          {difference === undefined ? (
            <Text span c="dimmed" fz="sm">
              {texts.sum.afterTheAmount}
            </Text>
          ) : (
            showMoney(difference)
          )}
        </dd>
      </div>
    </dl>
  );
}
