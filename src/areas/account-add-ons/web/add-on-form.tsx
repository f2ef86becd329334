import { Divider, NativeSelect, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { clientPrice } from '#areas/account-discounts/rules/client-price.ts';
import { DiscountRows, PricedFormDialog, PricePanel, pricedOf } from '#areas/account-discounts/web/public.ts';
import { salesmenQuery } from '#areas/accounts/web/public.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import type { AccountAddOn, AddOn } from '../contract.ts';
import { BILL_TYPE_WORDS, showCost } from '../rules.ts';
import { type AddOnValues, addOnErrors, valuesOf } from './add-on-values.ts';
import { texts } from './texts.ts';
import { useSubmitAddOn } from './use-submit-add-on.ts';

interface AddOnFormProps {
  title: string;
  accountId: number;
  addOn: AccountAddOn | undefined;
  /** The one of the catalogue that a new one begins with. */
  wanted: number | undefined;
  catalogue: readonly AddOn[];
  /** Why it only shows, when it does. */
  whyLocked: string | undefined;
  onClose: (isDone?: true) => void;
}

export function AddOnForm({
  title,
  accountId,
  addOn,
  wanted,
  catalogue,
  whyLocked,
  onClose,
}: AddOnFormProps) {
  const today = addOn?.today ?? officeToday();
  const { data: salesmen = [] } = useQuery(salesmenQuery);
  const chosenIn = ({ addon_id }: AddOnValues) =>
    catalogue.find(({ id }) => String(id) === addon_id) ?? undefined;
  const form = useForm<AddOnValues>({
    name: 'add-on',
    initialValues: valuesOf(addOn, wanted),
    validate: (values) => addOnErrors(values, { before: addOn, chosen: chosenIn(values), today }),
  });
  const { values } = form;
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmitAddOn(form, { addOn, accountId, salesmen, onDone: () => onClose(true) });
  const chosen = chosenIn(values);
  const priced = pricedOf(chosen?.cost ?? 0, values);
  const show = (amount: number) => (chosen ? showCost(amount, chosen.cost_type) : '');
  const people =
    addOn?.salesRep && !salesmen.some(({ id }) => id === addOn.salesRep)
      ? [...salesmen, { id: addOn.salesRep, name: addOn.salesRepName }]
      : salesmen;
  const panel = (
    <PricePanel
      label={texts.applied.clientPriceToday}
      isPercent={chosen?.cost_type === 2}
      {...{ priced, today }}
    >
      {addOn?.isIncluded && (
        <Text fz="sm" mt={6}>
          {texts.applied.costsNothing}
        </Text>
      )}
    </PricePanel>
  );
  return (
    <PricedFormDialog
      {...{ title, submit, guard, panel }}
      isLocked={whyLocked !== undefined}
      onClose={() => onClose()}
    >
      <div className={grid.pairs}>
        <Explained why={texts.applied.comesFromCatalogue}>
          <TextInput label={texts.labels.basePrice} readOnly disabled value={show(chosen?.cost ?? 0)} />
        </Explained>
        <Explained why={texts.applied.followsFromPrice}>
          <TextInput
            label={texts.labels.clientPrice}
            readOnly
            disabled
            value={addOn?.isIncluded ? show(0) : show(clientPrice(priced, today))}
          />
        </Explained>
        <Explained why={addOn && texts.applied.staysWhatItIs}>
          <NativeSelect
            label={texts.labels.name}
            data-autofocus
            disabled={addOn !== undefined}
            data={[{ value: '', label: texts.applied.chooseOne }, ...namedChoices(catalogue)]}
            {...form.getInputProps('addon_id')}
          />
        </Explained>
        <Explained why={texts.applied.comesFromCatalogue}>
          <TextInput
            label={texts.labels.billingType}
            readOnly
            disabled
            value={chosen ? BILL_TYPE_WORDS[chosen.bill_type] : ''}
          />
        </Explained>
        <Explained why={whyLocked}>
          <NativeSelect
            label={texts.labels.salesRep}
            disabled={whyLocked !== undefined}
            data={[{ value: '', label: texts.applied.noSalesRep }, ...namedChoices(people)]}
            {...form.getInputProps('salesRep')}
          />
        </Explained>
      </div>
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
