import { TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { SectionProps } from './section-props.ts';

export function PersonSection({ form }: SectionProps) {
  return (
    <PageCard title="Person or business">
      <div className={grid.fields}>
        <TextInput className={grid.half} label="First name" {...form.getInputProps('firstName')} />
        <TextInput className={grid.half} label="Last name" {...form.getInputProps('lastName')} />
        <TextInput label="Business name" {...form.getInputProps('businessName')} />
        <DayInput className={grid.half} label="Date of birth" {...form.getInputProps('dob')} />
      </div>
    </PageCard>
  );
}
