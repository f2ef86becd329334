import { Text, TextInput } from '@mantine/core';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import { AmountInput } from '#platform/web/inputs/amount-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { keepDigits, type TypedAmount } from '#platform/web/inputs/typed-values.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { HOW_APR, HOW_TOTAL_OF_PAYMENTS } from '../how.ts';
import { MOST_DIGITS } from '../payment-count.ts';
import { isAprOff } from '../rules/fields.ts';
import classes from './contract-form.module.css';
import type { Reckoned, SectionProps } from './section-props.ts';
import { texts } from './texts.ts';
import { Working } from './working.tsx';
import { aprWorking } from './working-words.ts';

interface PaymentsSectionProps extends SectionProps {
  reckoned: Reckoned | undefined;
}

const showTyped = (value: TypedAmount) => (typeof value === 'number' ? showPercent(value) : (value ?? ''));

export function PaymentsSection({ form, whyFixed, reckoned }: PaymentsSectionProps) {
  const count = form.getInputProps('numberPayments');
  const { figures, found } = reckoned ?? {};
  const apr = found?.computedApr ?? null;
  const isOff = figures && isAprOff(figures.APR, apr);
  return (
    <PageCard title={texts.form.payments}>
      <div className={classes.fields}>
        <Explained why={whyFixed}>
          <TextInput
            label={texts.labels.numberPayments}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MOST_DIGITS}
            disabled={whyFixed !== undefined}
            {...count}
            onChange={(event) => count.onChange(keepDigits(event.currentTarget.value))}
          />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput
            label={texts.labels.paymentAmount}
            disabled={whyFixed !== undefined}
            {...form.getInputProps('paymentAmount')}
          />
        </Explained>
        <Explained why={whyFixed}>
          <AmountInput
            label={texts.labels.APR}
            show={showTyped}
            placeholder={apr === null ? '' : texts.form.computed(showPercent(apr))}
            disabled={whyFixed !== undefined}
            {...form.getInputProps('APR')}
          />
        </Explained>
      </div>
      {isOff && apr !== null && (
        <Text fz="sm" c="var(--cd-problem)" mt="xs" role="status">
          {texts.form.aprIsOff(showPercent(apr))}
        </Text>
      )}
      <Working
        label={texts.working.totalOfPayments}
        how={HOW_TOTAL_OF_PAYMENTS}
        value={typeof found?.totalOfPayments === 'number' ? showMoney(found.totalOfPayments) : '—'}
        lines={[]}
      />
      <Working
        label={texts.labels.APR}
        how={HOW_APR}
        value={typeof found?.APR === 'number' ? showPercent(found.APR) : '—'}
        lines={figures && found ? aprWorking(figures, found) : []}
      />
    </PageCard>
  );
}
