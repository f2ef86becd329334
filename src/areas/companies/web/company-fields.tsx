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
import { texts } from './texts.ts';

interface CompanyFieldsProps {
  form: UseFormReturnType<CompanyValues>;
  hasSecret: boolean;
}

export function CompanyFields({ form, hasSecret }: CompanyFieldsProps) {
  return (
    <div className={grid.cards}>
      <PageCard title={texts.company.title}>
        <Stack gap="sm">
          <TextInput label={texts.labels.name} autoComplete="off" {...form.getInputProps('name')} />
          <fieldset className={classes.kinds}>
            <legend>{texts.company.kind}</legend>
            <Checkbox
              label={texts.labels.isCarrier}
              {...form.getInputProps('isCarrier', { type: 'checkbox' })}
            />
            <Checkbox
              label={texts.labels.isFinance}
              {...form.getInputProps('isFinance', { type: 'checkbox' })}
            />
          </fieldset>
          <TextInput
            label={texts.labels.website}
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            {...form.getInputProps('website')}
          />
        </Stack>
      </PageCard>
      <PageCard title={texts.company.contact}>
        <Stack gap="sm">
          <PhoneInput label={texts.labels.phone} {...form.getInputProps('phone')} />
          <EmailInput label={texts.labels.email} {...form.getInputProps('email')} />
          <TextInput label={texts.labels.address} autoComplete="off" {...form.getInputProps('address')} />
          <div className={grid.fields}>
            <TextInput
              className={`${grid.half} ${grid.wide}`}
              label={texts.labels.city}
              autoComplete="off"
              {...form.getInputProps('city')}
            />
            <StateInput
              className={grid.quarter}
              label={texts.labels.state}
              {...form.getInputProps('state')}
            />
            <TextInput
              className={grid.quarter}
              label={texts.labels.zip}
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
