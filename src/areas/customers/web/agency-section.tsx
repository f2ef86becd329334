import { Select, TextInput } from '@mantine/core';
import { officeOptions } from '#areas/offices/rules.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { CustomerField } from './customer-fields.ts';
import type { SectionProps } from './section-props.ts';
import { homeTexts } from './texts/home.ts';
import { texts } from './texts.ts';

interface AgencySectionProps extends SectionProps {
  labels: Record<CustomerField, string>;
  offices: { id: number; name: string; isClosed: boolean }[];
}

export function AgencySection({ form, labels, offices }: AgencySectionProps) {
  const options = officeOptions(offices, form.getInitialValues().officeId);
  return (
    <PageCard title={texts.form.agency}>
      <div className={grid.fields}>
        <Explained
          why={options.length === 0 ? texts.form.whyNoOffice : undefined}
          className={`${grid.half} ${grid.wide}`}
        >
          <Select<number>
            label={labels.officeId}
            placeholder={options.length > 0 ? homeTexts.noOffice : texts.form.noOfficesYet}
            disabled={options.length === 0}
            clearable
            searchable={options.length > 10}
            data={options}
            {...form.getInputProps('officeId')}
          />
        </Explained>
        <TextInput
          className={`${grid.half} ${grid.wide}`}
          label={labels.source}
          {...form.getInputProps('source')}
        />
        <TextInput
          className={`${grid.third} ${grid.wide}`}
          label={labels.custom1}
          {...form.getInputProps('custom1')}
        />
        <TextInput
          className={`${grid.third} ${grid.wide}`}
          label={labels.custom2}
          {...form.getInputProps('custom2')}
        />
        <TextInput
          className={`${grid.third} ${grid.wide}`}
          label={labels.custom3}
          {...form.getInputProps('custom3')}
        />
      </div>
    </PageCard>
  );
}
