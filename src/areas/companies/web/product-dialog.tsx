import { Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { PercentInput } from '#platform/web/inputs/percent-input.tsx';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
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
  const { isAsking, question } = useDialogGuard(form.isDirty, 'product');
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: productSchema,
    version: product?.version,
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved: () => {
      toastDone('Saved');
      onSaved();
    },
    onTheirs: (theirs) => {
      const values = valuesOf(theirs);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
      void refresh();
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  const isBusy = sending || isAsking || conflict !== undefined;

  return (
    <Dialog title={product ? 'Edit product' : 'Add product'} {...(!isBusy && { onClose })}>
      <form onSubmit={onSubmit} noValidate>
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
          <ProblemAlert>{problem}</ProblemAlert>
          <Group justify="flex-end" gap="xs" mt={4}>
            <Button variant="default" onClick={onClose} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending && !conflict}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={productDifferences(conflict.current, form.values)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </Dialog>
  );
}
