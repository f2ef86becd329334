import { Text } from '@mantine/core';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import classes from './payment-form.module.css';

interface LargeAmountProps {
  label: string;
  cents: Cents;
  isQuiet?: boolean;
}

/** An amount that is read across a counter. */
export function LargeAmount({ label, cents, isQuiet = false }: LargeAmountProps) {
  return (
    <div className={classes.large}>
      <Text c="dimmed">{label}</Text>
      <Text
        component="output"
        aria-label={label}
        fz={30}
        lh={1.2}
        fw={650}
        c={isQuiet ? 'dimmed' : undefined}
      >
        {showMoney(cents)}
      </Text>
    </div>
  );
}
