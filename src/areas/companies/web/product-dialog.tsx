import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { PercentInput } from '#platform/web/inputs/percent-input.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { LINES_OF_BUSINESS, type Product, product as productSchema } from '../contract.ts';
import { useRefreshCompany, useSaveProduct } from './company-queries.ts';
import {
  inputOf,
  type ProductValues,
  productDifferences,
  productErrors,
  valuesOf,
} from './product-values.ts';

const ON_LEAVE = ['newPercent', 'renewalPercent'];

interface ProductDialogProps {
  companyId: number;
  /** Absent when one is added. */
  product?: Product;
  onClose: () => void;
  onSaved: () => void;
}

export function ProductDialog({ companyId, product, onClose, onSaved }: ProductDialogProps) {
  const { mutateAsync } = useSaveProduct(companyId, product?.id ?? 0);
  const refresh = useRefreshCompany(companyId);
  const form = useForm<ProductValues>({
    name: 'product',
    initialValues: valuesOf(product),
    validate: productErrors,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, productErrors),
  });
  const guard = useDialogGuard(form.isDirty, 'product');
  const submit = useVersionedForm(form, {
    schema: productSchema,
    version: product?.version,
    valuesOf,
    differences: productDifferences,
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved: () => {
      toastDone('Saved');
      onSaved();
    },
    onTheirs: refresh,
  });

  return (
    <FormDialog
      title={product ? 'Edit product' : 'Add product'}
      onClose={onClose}
      submit={submit}
      guard={guard}
    >
      <Stack gap="sm">
        <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
        <Select
          label="Line of business"
          placeholder="Choose one"
          data={[...LINES_OF_BUSINESS]}
          allowDeselect={false}
          {...form.getInputProps('lineOfBusiness')}
        />
        <SimpleGrid cols={2} spacing="sm">
          <PercentInput label="New commission" {...form.getInputProps('newPercent')} />
          <PercentInput label="Renewal commission" {...form.getInputProps('renewalPercent')} />
        </SimpleGrid>
        <ProblemAlert>{submit.problem}</ProblemAlert>
      </Stack>
      <DialogButtons submit={submit} onCancel={onClose} />
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}
