import { Select, Switch, TextInput } from '@mantine/core';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { CHOSEN_STATUSES } from '../statuses.ts';
import classes from './contract-form.module.css';
import type { SectionProps } from './section-props.ts';

interface ContractSectionProps extends SectionProps {
  companies: readonly { id: number; name: string }[];
  /** Why an approved contract cannot go back to Quoted. */
  whyNotQuoted: string | undefined;
}

const NO_COMPANY = 'The agency has no finance company yet. Administrators add them under Companies.';

export function ContractSection({ form, whyFixed, companies, whyNotQuoted }: ContractSectionProps) {
  const { compID } = form.values;
  const whyNoCompany = whyFixed ?? (companies.length === 0 ? NO_COMPANY : undefined);
  const company = form.getInputProps('compID');
  return (
    <PageCard title="Contract">
      <div className={classes.fields}>
        <Explained why={whyNoCompany}>
          <Select
            label="Finance Co"
            placeholder={
              companies.length > 0 ? 'Choose a finance company' : 'There is no finance company yet'
            }
            searchable={companies.length > 10}
            allowDeselect={false}
            data={namedChoices(companies)}
            disabled={whyNoCompany !== undefined}
            {...company}
            value={compID === null ? null : String(compID)}
            onChange={(chosen) => company.onChange(chosen === null ? null : Number(chosen))}
          />
        </Explained>
        <Select
          label="Status"
          data={CHOSEN_STATUSES.map((status) => ({
            value: status,
            label: status,
            disabled: status === 'Quoted' && whyNotQuoted !== undefined,
          }))}
          description={whyNotQuoted}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          {...form.getInputProps('contractStatus')}
        />
        <TextInput
          label="Contract #"
          autoComplete="off"
          maxLength={40}
          {...form.getInputProps('contractNumber')}
        />
        <TextInput
          label="Agreement #"
          autoComplete="off"
          maxLength={40}
          {...form.getInputProps('agreementID')}
        />
        <Explained why={whyFixed}>
          <DayInput
            label="Date Financed"
            disabled={whyFixed !== undefined}
            {...form.getInputProps('dateFinanced')}
          />
        </Explained>
        <Switch
          label="Paid to Agency"
          className={classes.switch ?? ''}
          {...form.getInputProps('paidToAgency', { type: 'checkbox' })}
        />
      </div>
    </PageCard>
  );
}
