import { TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function PersonSection({ form }: SectionProps) {
  return (
    <PageCard title={texts.form.person}>
      <div className={grid.fields}>
        <TextInput
          className={grid.half}
          label={texts.labels.firstName}
          {...form.getInputProps('firstName')}
        />
        <TextInput className={grid.half} label={texts.labels.lastName} {...form.getInputProps('lastName')} />
        <TextInput label={texts.labels.businessName} {...form.getInputProps('businessName')} />
        <DayInput className={grid.half} label={texts.labels.dob} {...form.getInputProps('dob')} />
      </div>
    </PageCard>
  );
}
