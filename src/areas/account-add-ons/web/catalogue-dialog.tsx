import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import grid from '#platform/web/forms/form-grid.module.css';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { AmountInput } from '#platform/web/inputs/amount-input.tsx';
import { showTypedMoney, showTypedPercent } from '#platform/web/inputs/typed-values.ts';
import { type AddOn, addOn as addOnSchema, DESCRIPTION_MAX } from '../contract.ts';
import { BILL_TYPE_WORDS, BILL_TYPES, COST_TYPES, INCLUDE_LEVELS } from '../rules.ts';
import { useUpdateAddOn } from './add-on-queries.ts';
import {
  type CatalogueValues,
  catalogueDifferences,
  catalogueErrors,
  inputOf,
  valuesOf,
} from './catalogue-values.ts';
import { texts } from './texts.ts';

const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface CatalogueDialogProps {
  /** Absent for a new one. */
  addOn: AddOn | undefined;
  onClose: (isDone?: true) => void;
}

/** An add-on of the catalogue: what every account pays for it. */
export function CatalogueDialog({ addOn, onClose }: CatalogueDialogProps) {
  const { mutateAsync } = useUpdateAddOn(addOn?.id ?? 0);
  const form = useForm<CatalogueValues>({
    name: 'catalogue',
    initialValues: valuesOf(addOn),
    validate: catalogueErrors,
  });
  return (
    <RecordFormDialog
      title={addOn ? texts.catalogue.editAddOn : texts.catalogue.newAddOn}
      form={form}
      param="addOn"
      schema={addOnSchema}
      version={addOn?.version}
      valuesOf={valuesOf}
      send={(version) => mutateAsync({ ...inputOf(form.getValues()), version })}
      onClose={onClose}
      differences={catalogueDifferences}
      submitLabel={texts.catalogue.submit}
    >
      <TextInput
        label={texts.labels.name}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label={texts.labels.whatItDoes}
        description={texts.catalogue.asAgenciesReadIt}
        autosize
        minRows={2}
        maxLength={DESCRIPTION_MAX}
        {...form.getInputProps('description')}
      />
      <div className={grid.pairs}>
        <AmountInput
          label={texts.labels.cost}
          show={form.values.cost_type === '2' ? showTypedPercent : showTypedMoney}
          {...form.getInputProps('cost')}
        />
        <NativeSelect
          label={texts.labels.costType}
          data={choicesOf(COST_TYPES)}
          {...form.getInputProps('cost_type')}
        />
        <NativeSelect
          label={texts.labels.type}
          data={BILL_TYPES.map((value) => ({ value, label: BILL_TYPE_WORDS[value] }))}
          {...form.getInputProps('bill_type')}
        />
        <NativeSelect
          label={texts.labels.includeLevel}
          data={choicesOf(INCLUDE_LEVELS)}
          {...form.getInputProps('lite_switch')}
        />
        <NativeSelect
          label={texts.labels.commissionable}
          data={choicesOf({ 1: texts.catalogue.yes, 0: texts.catalogue.no })}
          {...form.getInputProps('isCommissionable')}
        />
      </div>
    </RecordFormDialog>
  );
}
