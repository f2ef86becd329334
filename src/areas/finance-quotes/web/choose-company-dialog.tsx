import { Radio, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { FinanceCompany } from '#areas/companies/finance-contract.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { texts } from './texts.ts';

interface ChooseCompanyDialogProps {
  companies: readonly FinanceCompany[];
  onChosen: (companyId: number) => Promise<void>;
  onClose: () => void;
  /** What is financed. */
  children: ReactNode;
}

export function ChooseCompanyDialog({ companies, onChosen, onClose, children }: ChooseCompanyDialogProps) {
  const form = useForm({
    name: 'finance-company',
    initialValues: { companyId: String(companies[0]?.id ?? '') },
  });
  const submit = useSubmit(form, ({ companyId }) => onChosen(Number(companyId)));
  const isNone = companies.length === 0;
  return (
    <SubmitDialog
      title={texts.choosing.alert}
      onClose={onClose}
      submit={submit}
      button={{
        children: texts.choosing.ok,
        why: isNone ? texts.choosing.noCompanies : undefined,
      }}
    >
      {isNone ? (
        <Text>{texts.choosing.noCompanies}</Text>
      ) : (
        <Radio.Group label={texts.choosing.company} {...form.getInputProps('companyId')}>
          <Stack gap={8} mt={6}>
            {companies.map(({ id, name, ...company }) => (
              <Radio
                key={id}
                value={String(id)}
                label={name}
                description={wordsOf(company)}
                {...(form.values.companyId === String(id) && { 'data-autofocus': true })}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {children}
    </SubmitDialog>
  );
}

function wordsOf({
  premiumfinancesystem,
  finance_company_details: { isIntegrated },
}: Pick<FinanceCompany, 'premiumfinancesystem' | 'finance_company_details'>): string {
  const how = isIntegrated === 1 ? texts.choosing.quotesOnline : texts.choosing.enteredByHand;
  return premiumfinancesystem ? `${premiumfinancesystem}, ${how}` : how;
}
