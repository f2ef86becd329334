import { Select, Switch, TextInput } from '@mantine/core';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { CHOSEN_STATUSES } from '../statuses.ts';
import classes from './contract-form.module.css';
import type { SectionProps } from './section-props.ts';

interface ContractSectionProps extends SectionProps {
  companies: readonly { id: number; name: string }[];
  /** Why an approved contract cannot go back to Quoted. */
  whyNotQuoted: string | undefined;
}

export function ContractSection({ form, isFixed, companies, whyNotQuoted }: ContractSectionProps) {
  const { compID } = form.values;
  const company = form.getInputProps('compID');
  return (
    <PageCard title="Contract">
      <div className={classes.fields}>
        <Select
          label="Finance Co"
          placeholder={companies.length > 0 ? 'Choose a finance company' : 'There is no finance company yet'}
          searchable={companies.length > 10}
          allowDeselect={false}
          data={namedChoices(companies)}
          disabled={isFixed || companies.length === 0}
          {...company}
          value={compID === null ? null : String(compID)}
          onChange={(chosen) => company.onChange(chosen === null ? null : Number(chosen))}
        />
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
        <DayInput label="Date Financed" disabled={isFixed} {...form.getInputProps('dateFinanced')} />
        <Switch
          label="Paid to Agency"
          mt={26}
          {...form.getInputProps('paidToAgency', { type: 'checkbox' })}
        />
      </div>
    </PageCard>
  );
}
