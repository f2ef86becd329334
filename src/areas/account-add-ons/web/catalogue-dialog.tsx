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
      title={addOn ? 'Edit Add-On' : 'New Add-On'}
      form={form}
      param="addOn"
      schema={addOnSchema}
      version={addOn?.version}
      valuesOf={valuesOf}
      send={(version) => mutateAsync({ ...inputOf(form.getValues()), version })}
      onClose={onClose}
      differences={catalogueDifferences}
      submitLabel="Submit"
    >
      <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <Textarea
        label="What it does"
        description="As agencies read it in the market place"
        autosize
        minRows={2}
        maxLength={DESCRIPTION_MAX}
        {...form.getInputProps('description')}
      />
      <div className={grid.pairs}>
        <AmountInput
          label="Cost"
          show={form.values.cost_type === '2' ? showTypedPercent : showTypedMoney}
          {...form.getInputProps('cost')}
        />
        <NativeSelect label="Cost Type" data={choicesOf(COST_TYPES)} {...form.getInputProps('cost_type')} />
        <NativeSelect
          label="Type"
          data={BILL_TYPES.map((value) => ({ value, label: BILL_TYPE_WORDS[value] }))}
          {...form.getInputProps('bill_type')}
        />
        <NativeSelect
          label="Include Level"
          data={choicesOf(INCLUDE_LEVELS)}
          {...form.getInputProps('lite_switch')}
        />
        <NativeSelect
          label="Commissionable"
          data={choicesOf({ 1: 'Yes', 0: 'No' })}
          {...form.getInputProps('isCommissionable')}
        />
      </div>
    </RecordFormDialog>
  );
}
