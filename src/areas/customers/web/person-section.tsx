import { TextInput } from '@mantine/core';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './customer-form.module.css';
import type { SectionProps } from './section-props.ts';

export function PersonSection({ form }: SectionProps) {
  return (
    <PageCard title="Person or business">
      <div className={classes.fields}>
        <TextInput className={classes.half} label="First name" {...form.getInputProps('firstName')} />
        <TextInput className={classes.half} label="Last name" {...form.getInputProps('lastName')} />
        <TextInput className={classes.full} label="Business name" {...form.getInputProps('businessName')} />
        <DayInput className={classes.half} label="Date of birth" {...form.getInputProps('dob')} />
      </div>
    </PageCard>
  );
}
