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
import { texts } from './texts.ts';

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
      title={product ? texts.products.edit : texts.products.add}
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
        <TextInput
          label={texts.productLabels.name}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Select
          label={texts.productLabels.lineOfBusiness}
          placeholder={texts.products.chooseLine}
          data={[...LINES_OF_BUSINESS]}
          allowDeselect={false}
          {...form.getInputProps('lineOfBusiness')}
        />
        <SimpleGrid cols={2} spacing="sm">
          <PercentInput label={texts.products.newCommission} {...form.getInputProps('newPercent')} />
          <PercentInput label={texts.products.renewalCommission} {...form.getInputProps('renewalPercent')} />
        </SimpleGrid>
        <MultiSelect<number>
          label={texts.productLabels.financeCompanyIds}
          description={texts.products.aboutFinanceCompanies}
          placeholder={
            form.values.financeCompanyIds.length > 0 ? undefined : texts.products.allFinanceCompanies
          }
          searchable
          nothingFoundMessage={texts.products.noFinanceCompany}
          data={companyChoices(offered, product).map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('financeCompanyIds')}
        />
      </Stack>
    </RecordFormDialog>
  );
}
