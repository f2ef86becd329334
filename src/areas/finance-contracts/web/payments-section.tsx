import { Text, TextInput } from '@mantine/core';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import { AmountInput } from '#platform/web/inputs/amount-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { keepDigits, type TypedAmount } from '#platform/web/inputs/typed-values.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { MOST_DIGITS } from '../payment-count.ts';
import { isAprOff } from '../rules/fields.ts';
import classes from './contract-form.module.css';
import type { Reckoned, SectionProps } from './section-props.ts';
import { Working } from './working.tsx';
import { aprWorking } from './working-words.ts';

interface PaymentsSectionProps extends SectionProps {
  reckoned: Reckoned | undefined;
}

const showTyped = (value: TypedAmount) => (typeof value === 'number' ? showPercent(value) : (value ?? ''));

export function PaymentsSection({ form, isFixed, reckoned }: PaymentsSectionProps) {
  const count = form.getInputProps('numberPayments');
  const { figures, found } = reckoned ?? {};
  const apr = found?.computedApr ?? null;
  const isOff = figures && isAprOff(figures.APR, apr);
  return (
    <PageCard title="Payments">
      <div className={classes.fields}>
        <TextInput
          label="# Payments"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST_DIGITS}
          disabled={isFixed}
          {...count}
          onChange={(event) => count.onChange(keepDigits(event.currentTarget.value))}
        />
        <MoneyInput label="Payment Amount" disabled={isFixed} {...form.getInputProps('paymentAmount')} />
        <AmountInput
          label="APR"
          show={showTyped}
          placeholder={apr === null ? '' : `${showPercent(apr)}, computed`}
          disabled={isFixed}
          {...form.getInputProps('APR')}
        />
      </div>
      {isOff && apr !== null && (
        <Text fz="sm" c="var(--cd-problem)" mt="xs" role="status">
          {`The APR of these payments is ${showPercent(apr)}: what you entered is more than 1/8 point off.`}
        </Text>
      )}
      <Working
        label="Total of payments"
        value={typeof found?.totalOfPayments === 'number' ? showMoney(found.totalOfPayments) : '—'}
        lines={[]}
      />
      <Working
        label="APR"
        value={typeof found?.APR === 'number' ? showPercent(found.APR) : '—'}
        lines={figures && found ? aprWorking(figures, found) : []}
      />
    </PageCard>
  );
}
