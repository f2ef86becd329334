import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './company-form.module.css';
import type { CompanyValues } from './company-values.ts';
import { FinanceSection } from './finance-section.tsx';

interface CompanyFieldsProps {
  form: UseFormReturnType<CompanyValues>;
  hasSecret: boolean;
}

export function CompanyFields({ form, hasSecret }: CompanyFieldsProps) {
  return (
    <div className={grid.cards}>
      <PageCard title="Company">
        <Stack gap="sm">
          <TextInput label="Name" autoComplete="off" {...form.getInputProps('name')} />
          <fieldset className={classes.kinds}>
            <legend>Kind</legend>
            <Checkbox label="Carrier" {...form.getInputProps('isCarrier', { type: 'checkbox' })} />
            <Checkbox label="Finance company" {...form.getInputProps('isFinance', { type: 'checkbox' })} />
          </fieldset>
          <TextInput
            label="Website"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            {...form.getInputProps('website')}
          />
        </Stack>
      </PageCard>
      <PageCard title="Contact">
        <Stack gap="sm">
          <PhoneInput label="Phone" {...form.getInputProps('phone')} />
          <EmailInput label="Email" {...form.getInputProps('email')} />
          <TextInput label="Street" autoComplete="off" {...form.getInputProps('address')} />
          <div className={grid.fields}>
            <TextInput
              className={`${grid.half} ${grid.wide}`}
              label="City"
              autoComplete="off"
              {...form.getInputProps('city')}
            />
            <StateInput className={grid.quarter} label="State" {...form.getInputProps('state')} />
            <TextInput
              className={grid.quarter}
              label="ZIP code"
              inputMode="numeric"
              autoComplete="off"
              {...form.getInputProps('zip')}
            />
          </div>
        </Stack>
      </PageCard>
      {form.values.isFinance && <FinanceSection form={form} hasSecret={hasSecret} />}
    </div>
  );
}
