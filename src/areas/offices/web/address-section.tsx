import { TextInput } from '@mantine/core';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './office-form.module.css';
import type { SectionProps } from './section-props.ts';

export function AddressSection({ form }: SectionProps) {
  return (
    <PageCard title="Address">
      <div className={classes.fields}>
        <TextInput className={classes.full} label="Street" {...form.getInputProps('address')} />
        <TextInput className={classes.half} label="City" {...form.getInputProps('city')} />
        <StateInput className={classes.quarter} label="State" {...form.getInputProps('state')} />
        <TextInput
          className={classes.quarter}
          label="ZIP code"
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('zip')}
        />
      </div>
    </PageCard>
  );
}
