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
import { texts } from './texts.ts';

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
      title={sold ? texts.packages.editPackage : texts.packages.newPackage}
      form={form}
      param="package"
      schema={soldPackage}
      version={sold?.version}
      valuesOf={valuesOf}
      send={(version) => mutateAsync({ ...inputOf(form.getValues()), version })}
      onClose={onClose}
      differences={packageDifferences}
    >
      <TextInput
        label={texts.labels.name}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div className={grid.pairs}>
        <NativeSelect
          label={texts.packages.level}
          data={Object.entries(PACKAGE_LEVELS).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('liteSwitch')}
        />
        <MoneyInput
          label={texts.packages.pricePerOfficeAndMonth}
          description={sold && texts.packages.forNewAgreements}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('priceMonthly')}
        />
      </div>
    </RecordFormDialog>
  );
}
