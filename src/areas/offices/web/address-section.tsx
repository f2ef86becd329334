import { TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function AddressSection({ form }: SectionProps) {
  return (
    <PageCard title={texts.edit.address}>
      <div className={grid.fields}>
        <TextInput label={texts.labels.street} {...form.getInputProps('address')} />
        <TextInput
          className={`${grid.half} ${grid.wide}`}
          label={texts.labels.city}
          {...form.getInputProps('city')}
        />
        <StateInput className={grid.quarter} label={texts.labels.state} {...form.getInputProps('state')} />
        <TextInput
          className={grid.quarter}
          label={texts.labels.zip}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('zip')}
        />
      </div>
    </PageCard>
  );
}
