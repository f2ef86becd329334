import { SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { showMoney } from '#platform/shared/money.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { HOW_TENDER } from '../how.ts';
import { changeOf, hasLastFour } from '../rules.ts';
import { METHOD_WORDS, METHODS } from '../statuses.ts';
import { LargeAmount } from './large-amount.tsx';
import { OfficeField } from './office-field.tsx';
import classes from './payment-form.module.css';
import { type PaymentValues, typedTotal } from './payment-values.ts';
import { commonTexts } from './texts/common.ts';
import { texts } from './texts.ts';

const CHOICES = METHODS.map((method) => ({ value: method, label: METHOD_WORDS[method] }));

interface TenderSectionProps {
  form: UseFormReturnType<PaymentValues>;
  sending: boolean;
}

/** What it comes to, how it is paid, and what is given back. */
export function TenderSection({ form, sending }: TenderSectionProps) {
  const { method, lines, tendered } = form.values;
  const total = typedTotal(lines);
  const isCash = method === 'cash';
  const change = typeof tendered === 'number' ? changeOf(method, total, tendered) : 0;
  return (
    <PageCard title={texts.tender.title} how={HOW_TENDER} className={classes.tender}>
      <Stack gap="sm">
        <LargeAmount label={commonTexts.total} cents={total} />
        <SegmentedControl
          size="xs"
          classNames={{ control: classes.method, label: classes.methodLabel }}
          aria-label={texts.labels.paidBy}
          data={CHOICES}
          {...form.getInputProps('method')}
        />
        {method === 'check' && (
          <TextInput
            label={texts.labels.checkNumber}
            autoComplete="off"
            {...form.getInputProps('checkNumber')}
          />
        )}
        {hasLastFour(method) && (
          <TextInput
            label={texts.labels.lastFour}
            description={
              method === 'card' ? texts.tender.neverWholeCardNumber : texts.tender.neverWholeAccountNumber
            }
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('lastFour')}
          />
        )}
        <MoneyInput
          label={texts.tender.amountTendered}
          placeholder={isCash ? '$0.00' : showMoney(total)}
          description={isCash ? undefined : texts.tender.emptyForExactTotal}
          {...form.getInputProps('tendered')}
        />
        {isCash && <LargeAmount label={texts.labels.change} cents={change} isQuiet={change === 0} />}
        <OfficeField form={form} />
        <Textarea
          label={texts.labels.memo}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('memo')}
        />
        <ExplainedButton
          type="submit"
          size="md"
          loading={sending}
          why={total === 0 ? texts.tender.enterAmountFirst : undefined}
        >
          {total === 0 ? texts.tender.takePayment : texts.tender.take(showMoney(total))}
        </ExplainedButton>
        <Text fz="xs" c="dimmed">
          {texts.tender.receiptOpensNext}
        </Text>
      </Stack>
    </PageCard>
  );
}
