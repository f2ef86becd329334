import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PercentInput } from '#platform/web/inputs/percent-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { E_SIGNATURES, FINANCE_SYSTEMS, FUNDING_STATUSES } from '../finance-contract.ts';
import { fundingStatusOf } from '../rules.ts';
import classes from './company-form.module.css';
import type { CompanyValues } from './company-values.ts';
import { texts } from './texts.ts';

const SIGNATURES = E_SIGNATURES.map((value) => ({ value, label: texts.finance.signatures[value] }));

interface FinanceSectionProps {
  form: UseFormReturnType<CompanyValues>;
  /** A secret is saved. */
  hasSecret: boolean;
}

/** What is set up about a company that finances premiums. */
export function FinanceSection({ form, hasSecret }: FinanceSectionProps) {
  const { isIntegrated } = form.values;
  const field = (name: keyof CompanyValues, className?: string) => ({
    label: texts.labels[name],
    className,
    ...form.getInputProps(name),
  });
  return (
    <PageCard title={texts.finance.title} className={classes.wide}>
      <div className={grid.fields}>
        <Select
          placeholder={texts.finance.noSystem}
          data={[...FINANCE_SYSTEMS]}
          clearable
          {...field('premiumfinancesystem', `${grid.third} ${grid.wide}`)}
        />
        <Explained
          className={`${grid.third} ${grid.wide}`}
          why={isIntegrated ? undefined : texts.finance.whyPartialFunded}
        >
          <Select
            data={[...FUNDING_STATUSES]}
            allowDeselect={false}
            {...field('fundingStatus')}
            disabled={!isIntegrated}
            // What was set stays, and counts again once the company is integrated.
            value={fundingStatusOf(form.values)}
          />
        </Explained>
        <Select
          data={SIGNATURES}
          allowDeselect={false}
          {...field('eSignature', `${grid.third} ${grid.wide}`)}
        />
        <Checkbox
          label={texts.labels.isIntegrated}
          description={texts.finance.aboutIntegrated}
          {...form.getInputProps('isIntegrated', { type: 'checkbox' })}
        />
        <PercentInput
          description={texts.finance.aboutDownPayment}
          {...field('minimumDownPayment', `${grid.half} ${grid.wide}`)}
        />
        <EmailInput
          description={texts.finance.aboutAgent}
          {...field('designatedQuoteAgentEmail', `${grid.half} ${grid.wide}`)}
        />
        <TextInput
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          description={texts.finance.aboutGateway}
          {...field('gatewayUrl', `${grid.half} ${grid.wide}`)}
        />
        <PasswordField
          autoComplete="new-password"
          placeholder={hasSecret ? texts.finance.secretSaved : ''}
          description={hasSecret ? texts.finance.keepSecret : texts.finance.aboutSecret}
          {...field('gatewaySecret', `${grid.half} ${grid.wide}`)}
        />
        <Textarea autosize minRows={2} maxRows={6} {...field('integrationMemo')} />
      </div>
    </PageCard>
  );
}
