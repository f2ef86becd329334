import { Divider, NativeSelect, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { clientPrice } from '#areas/account-discounts/rules/client-price.ts';
import { DiscountRows, PricedFormDialog, PricePanel, pricedOf } from '#areas/account-discounts/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import type { PaymentMethod } from '../contract.ts';
import { PAYMENT_TYPES } from '../statuses.ts';
import { BankFields } from './bank-fields.tsx';
import { CardFields } from './card-fields.tsx';
import classes from './method-form.module.css';
import { methodsQuery } from './method-queries.ts';
import { type MethodValues, methodErrors, valuesOf } from './method-values.ts';
import { methodWords } from './method-words.ts';
import { texts } from './texts.ts';
import { useBank } from './use-bank.ts';
import { useSubmitMethod } from './use-submit-method.ts';

interface MethodFormProps {
  title: string;
  account: { id: number; packageName: string; offices: readonly unknown[] };
  method: PaymentMethod | undefined;
  basePrice: number;
  today: string;
  /** Why it only shows, when it does. */
  whyLocked: string | undefined;
  onClose: (isDone?: true) => void;
}

export function MethodForm(props: MethodFormProps) {
  const { title, account, method, basePrice, today, whyLocked, onClose } = props;
  const known = { id: method?.id ?? 0, acct_id: account.id, before: method, today };
  const form = useForm<MethodValues>({
    name: 'payment-method',
    initialValues: valuesOf(method, basePrice),
    validate: (values) => methodErrors(values, { ...known, packageName: account.packageName }),
  });
  const { values } = form;
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmitMethod(form, {
    method,
    accountId: account.id,
    basePrice,
    onDone: () => onClose(true),
  });
  const bank = useBank(values.payment_type === 'ACH' ? values.routing : '');
  const priced = pricedOf(values.office_amount, values);
  const price = clientPrice(priced, today);
  const offices = account.offices.length;
  const mask = method?.payment_type === values.payment_type ? method.account : '';
  const whyNot = values.payment_type === 'ACH' && bank.isRefused ? texts.dialog.routingNotValid : undefined;
  const panel = (
    <PricePanel label={texts.dialog.clientPricePerOffice} {...{ priced, today }}>
      <Text fz="sm" mt={6}>
        {texts.dialog.timesOffices(offices)}{' '}
        <strong>{texts.dialog.amountAMonth(showMoney(Math.max(0, price) * offices))}</strong>
      </Text>
    </PricePanel>
  );
  return (
    <PricedFormDialog
      {...{ title, submit, guard, whyNot, panel }}
      isLocked={whyLocked !== undefined}
      isWaiting={bank.isAsked}
      onClose={() => onClose()}
    >
      <div className={classes.top}>
        <Explained why={whyLocked}>
          <MoneyInput
            label={texts.labels.basePricePerOffice}
            data-autofocus
            disabled={whyLocked !== undefined}
            {...form.getInputProps('office_amount')}
          />
        </Explained>
        <Explained why={texts.dialog.followsFromPrice}>
          <TextInput
            label={texts.labels.clientPricePerOffice}
            readOnly
            disabled
            value={showMoney(price)}
            styles={{ input: { textAlign: 'right' } }}
          />
        </Explained>
        <Explained why={whyLocked}>
          <NativeSelect
            label={texts.labels.paymentType}
            data={[...PAYMENT_TYPES]}
            disabled={whyLocked !== undefined}
            {...form.getInputProps('payment_type')}
            onChange={(event) => {
              const type = event.currentTarget.value as MethodValues['payment_type'];
              // Another type needs another number.
              const kept = type === method?.payment_type ? method.account : '';
              form.setValues({ payment_type: type, account: kept });
            }}
          />
        </Explained>
      </div>
      {values.payment_type === 'CHECK' && (
        <Explained why={whyLocked}>
          <TextInput
            label={texts.labels.description}
            autoComplete="off"
            maxLength={500}
            disabled={whyLocked !== undefined}
            {...form.getInputProps('checkDescription')}
          />
        </Explained>
      )}
      {values.payment_type === 'ACH' && <BankFields {...{ form, mask, whyLocked, bank }} />}
      {values.payment_type === 'CC' && <CardFields {...{ form, mask, whyLocked, today }} />}
      {!method && <ReplacedSelect accountId={account.id} {...form.getInputProps('old_id')} />}
      <Divider />
      <DiscountRows
        rows={values.discounts}
        onChange={(rows) => form.setFieldValue('discounts', rows)}
        field={(path) => form.getInputProps(path)}
        {...{ today, whyLocked }}
      />
    </PricedFormDialog>
  );
}

interface ReplacedSelectProps {
  accountId: number;
  value?: number;
  onChange?: (id: number) => void;
}

/** The one that ends when the new one is saved. */
function ReplacedSelect({ accountId, value, onChange }: ReplacedSelectProps) {
  const { data = [] } = useQuery(methodsQuery(accountId));
  const active = data.filter(({ isActive }) => isActive);
  if (active.length === 0) return null;
  return (
    <NativeSelect
      label={texts.labels.replaces}
      data={[
        { value: '0', label: texts.dialog.replacesNone },
        ...active.map((each) => ({ value: String(each.id), label: methodWords(each) })),
      ]}
      value={String(value)}
      onChange={(event) => onChange?.(Number(event.currentTarget.value))}
    />
  );
}
