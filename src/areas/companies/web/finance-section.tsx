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
import { type CompanyValues, LABELS } from './company-values.ts';

const SIGNATURE_WORDS = { none: 'None', offered: 'Offered', mandatory: 'Mandatory' };
const SIGNATURES = E_SIGNATURES.map((value) => ({ value, label: SIGNATURE_WORDS[value] }));

interface FinanceSectionProps {
  form: UseFormReturnType<CompanyValues>;
  /** A secret is saved. */
  hasSecret: boolean;
}

/** What is set up about a company that finances premiums. */
export function FinanceSection({ form, hasSecret }: FinanceSectionProps) {
  const { isIntegrated } = form.values;
  const field = (name: keyof CompanyValues, className?: string) => ({
    label: LABELS[name],
    className,
    ...form.getInputProps(name),
  });
  return (
    <PageCard title="Premium finance" className={classes.wide}>
      <div className={grid.fields}>
        <Select
          placeholder="None"
          data={[...FINANCE_SYSTEMS]}
          clearable
          {...field('premiumfinancesystem', `${grid.third} ${grid.wide}`)}
        />
        <Explained
          className={`${grid.third} ${grid.wide}`}
          why={
            isIntegrated
              ? undefined
              : 'A company that is not integrated counts as Partial Funded. Tick Integrated to choose.'
          }
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
          label="Integrated"
          description="Quotes and payments go to the company's own system. Without it, the company counts as Partial Funded."
          {...form.getInputProps('isIntegrated', { type: 'checkbox' })}
        />
        <PercentInput
          description="Of the total"
          {...field('minimumDownPayment', `${grid.half} ${grid.wide}`)}
        />
        <EmailInput
          description="Signs as the agent. Left empty, whoever requests the quote does."
          {...field('designatedQuoteAgentEmail', `${grid.half} ${grid.wide}`)}
        />
        <TextInput
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          description="Where the company's system takes quotes and payments. Ask whoever operates this server to allow its host."
          {...field('gatewayUrl', `${grid.half} ${grid.wide}`)}
        />
        <PasswordField
          autoComplete="new-password"
          placeholder={hasSecret ? 'Saved' : ''}
          description={hasSecret ? 'Leave it empty to keep the saved one.' : 'Given to you by the company.'}
          {...field('gatewaySecret', `${grid.half} ${grid.wide}`)}
        />
        <Textarea autosize minRows={2} maxRows={6} {...field('integrationMemo')} />
      </div>
    </PageCard>
  );
}
