import { Select, TextInput } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { CustomerField } from './customer-fields.ts';
import classes from './customer-form.module.css';
import type { SectionProps } from './section-props.ts';

interface AgencySectionProps extends SectionProps {
  labels: Record<CustomerField, string>;
  offices: { id: number; name: string }[];
}

export function AgencySection({ form, labels, offices }: AgencySectionProps) {
  const { value, onChange, ...office } = form.getInputProps('officeId');
  return (
    <PageCard title="Agency">
      <div className={classes.fields}>
        <Select
          className={`${classes.half} ${classes.wide}`}
          label={labels.officeId}
          placeholder={offices.length > 0 ? 'No office' : 'The agency has no offices yet'}
          disabled={offices.length === 0}
          clearable
          searchable={offices.length > 10}
          data={offices.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...office}
          value={value === null ? null : String(value)}
          onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
        />
        <TextInput
          className={`${classes.half} ${classes.wide}`}
          label={labels.source}
          {...form.getInputProps('source')}
        />
        <TextInput
          className={`${classes.third} ${classes.wide}`}
          label={labels.custom1}
          {...form.getInputProps('custom1')}
        />
        <TextInput
          className={`${classes.third} ${classes.wide}`}
          label={labels.custom2}
          {...form.getInputProps('custom2')}
        />
        <TextInput
          className={`${classes.third} ${classes.wide}`}
          label={labels.custom3}
          {...form.getInputProps('custom3')}
        />
      </div>
    </PageCard>
  );
}
