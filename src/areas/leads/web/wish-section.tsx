import { Autocomplete, Select, TextInput } from '@mantine/core';
import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { LABELS } from './lead-words.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

/** What they want, where they come from, and when to call next. */
export function WishSection({ form, sources }: SectionProps & { sources: string[] }) {
  const { value, onChange, ...line } = form.getInputProps('lineOfBusiness');
  return (
    <PageCard title={texts.overview.interest}>
      <div className={grid.fields}>
        <Select
          className={`${grid.half} ${grid.wide}`}
          label={LABELS.lineOfBusiness}
          placeholder={texts.form.lineOfBusiness}
          clearable
          data={[...LINES_OF_BUSINESS]}
          {...line}
          value={value || null}
          onChange={(chosen) => onChange(chosen ?? '')}
        />
        <TextInput
          className={`${grid.half} ${grid.wide}`}
          label={LABELS.currentCarrier}
          autoComplete="off"
          {...form.getInputProps('currentCarrier')}
        />
        <Autocomplete
          className={`${grid.half} ${grid.wide}`}
          label={LABELS.source}
          data={sources}
          {...form.getInputProps('source')}
        />
        <DayInput
          className={`${grid.half} ${grid.wide}`}
          label={LABELS.followUpOn}
          {...form.getInputProps('followUpOn')}
        />
      </div>
    </PageCard>
  );
}
