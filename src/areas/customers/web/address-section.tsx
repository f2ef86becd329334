import { TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { SectionProps } from './section-props.ts';

export function AddressSection({ form }: SectionProps) {
  return (
    <PageCard title="Address">
      <div className={grid.fields}>
        <TextInput label="Street" {...form.getInputProps('address')} />
        <TextInput className={`${grid.half} ${grid.wide}`} label="City" {...form.getInputProps('city')} />
        <StateInput className={grid.quarter} label="State" {...form.getInputProps('state')} />
        <TextInput
          className={grid.quarter}
          label="ZIP code"
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('zip')}
        />
      </div>
    </PageCard>
  );
}
