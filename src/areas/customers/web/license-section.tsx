import { TextInput } from '@mantine/core';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './customer-form.module.css';
import type { SectionProps } from './section-props.ts';

export function LicenseSection({ form }: SectionProps) {
  return (
    <PageCard title="License">
      <div className={classes.fields}>
        <TextInput className={classes.half} label="License number" {...form.getInputProps('licenseNumber')} />
        <StateInput className={classes.half} label="License state" {...form.getInputProps('licenseState')} />
      </div>
    </PageCard>
  );
}
