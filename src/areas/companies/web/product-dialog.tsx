import { MultiSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { PercentInput } from '#platform/web/inputs/percent-input.tsx';
import { LINES_OF_BUSINESS, type Product, product as productSchema } from '../contract.ts';
import { useRefreshCompany, useSaveProduct } from './company-queries.ts';
import { financeCompaniesQuery } from './finance-companies-query.ts';
import {
  companyChoices,
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
  onClose: (isDone?: true) => void;
}

export function ProductDialog({ companyId, product, onClose }: ProductDialogProps) {
  const { mutateAsync } = useSaveProduct(companyId, product?.id ?? 0);
  const refresh = useRefreshCompany(companyId);
  const { data: offered = [] } = useQuery(financeCompaniesQuery);
  const form = useForm<ProductValues>({
    name: 'product',
    initialValues: valuesOf(product),
    validate: productErrors,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, productErrors),
  });

  return (
    <RecordFormDialog
      title={product ? 'Edit product' : 'Add product'}
      form={form}
      param="product"
      schema={productSchema}
      version={product?.version}
      valuesOf={valuesOf}
      send={(version) => mutateAsync({ ...inputOf(form.getValues()), version })}
      onTheirs={refresh}
      onClose={onClose}
      differences={(theirs, values) => productDifferences(theirs, values, companyChoices(offered, product))}
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
        <MultiSelect<number>
          label="Finance companies"
          description="In the order in which they are offered. Without any, all active ones are."
          placeholder={form.values.financeCompanyIds.length > 0 ? undefined : 'All active ones'}
          searchable
          nothingFoundMessage="No finance company matches."
          data={companyChoices(offered, product).map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('financeCompanyIds')}
        />
      </Stack>
    </RecordFormDialog>
  );
}
