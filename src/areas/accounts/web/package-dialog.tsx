import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import grid from '#platform/web/forms/form-grid.module.css';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { type SoldPackage, soldPackage } from '../packages-contract.ts';
import { PACKAGE_LEVELS } from '../rules/packages.ts';
import { useSavePackage } from './account-queries.ts';
import {
  inputOf,
  type PackageValues,
  packageDifferences,
  packageErrors,
  valuesOf,
} from './package-values.ts';

interface PackageDialogProps {
  /** Absent for a new one. */
  sold: SoldPackage | undefined;
  onClose: (isDone?: true) => void;
}

/** A package of the provider. */
export function PackageDialog({ sold, onClose }: PackageDialogProps) {
  const { mutateAsync } = useSavePackage(sold?.id ?? 0);
  const form = useForm<PackageValues>({
    name: 'package',
    initialValues: valuesOf(sold),
    validate: (values) => packageErrors(values, sold),
  });
  return (
    <RecordFormDialog
      title={sold ? 'Edit package' : 'New package'}
      form={form}
      param="package"
      schema={soldPackage}
      version={sold?.version}
      valuesOf={valuesOf}
      send={(version) => mutateAsync({ ...inputOf(form.getValues()), version })}
      onClose={onClose}
      differences={packageDifferences}
    >
      <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <div className={grid.pairs}>
        <NativeSelect
          label="Level"
          data={Object.entries(PACKAGE_LEVELS).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('liteSwitch')}
        />
        <MoneyInput
          label="Price per office and month"
          description={sold && 'For new agreements; what accounts pay now stays.'}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('priceMonthly')}
        />
      </div>
    </RecordFormDialog>
  );
}
