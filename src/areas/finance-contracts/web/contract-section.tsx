import { Select, Switch, TextInput } from '@mantine/core';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { CHOSEN_STATUSES } from '../statuses.ts';
import classes from './contract-form.module.css';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

interface ContractSectionProps extends SectionProps {
  companies: readonly { id: number; name: string }[];
  /** Why an approved contract cannot go back to Quoted. */
  whyNotQuoted: string | undefined;
}

export function ContractSection({ form, whyFixed, companies, whyNotQuoted }: ContractSectionProps) {
  const { compID } = form.values;
  const whyNoCompany = whyFixed ?? (companies.length === 0 ? texts.form.noCompany : undefined);
  const company = form.getInputProps('compID');
  return (
    <PageCard title={texts.form.contract}>
      <div className={classes.fields}>
        <Explained why={whyNoCompany}>
          <Select
            label={texts.labels.compID}
            placeholder={companies.length > 0 ? texts.form.chooseCompany : texts.form.noCompanyYet}
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
          label={texts.labels.contractStatus}
          data={CHOSEN_STATUSES.map((status) => ({
            value: status,
            label: texts.statuses[status],
            disabled: status === 'Quoted' && whyNotQuoted !== undefined,
          }))}
          description={whyNotQuoted}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          {...form.getInputProps('contractStatus')}
        />
        <TextInput
          label={texts.labels.contractNumber}
          autoComplete="off"
          maxLength={40}
          {...form.getInputProps('contractNumber')}
        />
        <TextInput
          label={texts.labels.agreementID}
          autoComplete="off"
          maxLength={40}
          {...form.getInputProps('agreementID')}
        />
        <Explained why={whyFixed}>
          <DayInput
            label={texts.labels.dateFinanced}
            disabled={whyFixed !== undefined}
            {...form.getInputProps('dateFinanced')}
          />
        </Explained>
        <Switch
          label={texts.labels.paidToAgency}
          className={classes.switch ?? ''}
          {...form.getInputProps('paidToAgency', { type: 'checkbox' })}
        />
      </div>
    </PageCard>
  );
}
