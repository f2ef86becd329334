import { TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function LicenseSection({ form }: SectionProps) {
  return (
    <PageCard title={texts.form.license}>
      <div className={grid.fields}>
        <TextInput
          className={grid.half}
          label={texts.labels.licenseNumber}
          {...form.getInputProps('licenseNumber')}
        />
        <StateInput
          className={grid.half}
          label={texts.labels.licenseState}
          {...form.getInputProps('licenseState')}
        />
      </div>
    </PageCard>
  );
}
