import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyHead } from './company-head.tsx';
import { companyQuery } from './company-queries.ts';
import { ProductDialog } from './product-dialog.tsx';
import { ProductsTable } from './products-table.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/companies/$id');

export function CompanyPage() {
  const { id } = route.useParams();
  const { product } = route.useSearch();
  const { data: company } = useSuspenseQuery(companyQuery(id));
  const navigate = useNavigate();
  const opened = company.products.find((each) => String(each.id) === product);

  const showProduct = (next: string | undefined, isSaved = false) =>
    void navigate({
      to: '.',
      search: { product: next },
      replace: next === undefined,
      ignoreBlocker: isSaved,
    });

  return (
    <>
      <CompanyHead company={company} />
      <Stack gap="md">
        <CompanyForm
          key={id}
          company={company}
          onSaved={() => toastDone(texts.company.saved)}
          onCancel={() => void navigate({ to: '/admin/companies' })}
        />
        <ProductsTable company={company} onOpen={showProduct} />
      </Stack>
      {(opened || product === 'add') && (
        <ProductDialog
          key={product}
          companyId={id}
          {...(opened && { product: opened })}
          onClose={(isDone) => showProduct(undefined, isDone)}
        />
      )}
    </>
  );
}
