import { Autocomplete, TextInput } from '@mantine/core';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { RowsSection } from '#platform/web/forms/rows-section.tsx';
import { useRows } from '#platform/web/forms/use-rows.ts';
import { COVERAGES_MAX } from '../contract.ts';
import { newCoverage } from './quote-values.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

/** What the choice proposes, stored as it stands; anything else can be typed. */
const USUAL = [
  'Bodily injury',
  'Property damage',
  'Personal injury protection',
  'Uninsured motorist',
  'Comprehensive deductible',
  'Collision deductible',
  'Dwelling',
  'Personal property',
  'Liability',
];

export function CoveragesSection({ form }: SectionProps) {
  const { coverages } = form.values;
  const rows = useRows(form, 'coverages', 'name');
  return (
    <RowsSection
      title={texts.labels.coverages}
      add={texts.coverages.add}
      full={coverages.length >= COVERAGES_MAX ? texts.coverages.atMost(COVERAGES_MAX) : undefined}
      onAdd={() => rows.add(newCoverage())}
    >
      {coverages.map(({ rowKey }, at) => (
        <RowFieldset
          key={rowKey}
          name={texts.coverages.coverage(at + 1)}
          columns="2fr 1fr"
          onRemove={rows.rowProps(at).onRemove}
        >
          <Autocomplete
            label={texts.coverages.name}
            data={USUAL}
            {...form.getInputProps(`coverages.${at}.name`)}
          />
          <TextInput label={texts.coverages.limit} {...form.getInputProps(`coverages.${at}.limit`)} />
        </RowFieldset>
      ))}
    </RowsSection>
  );
}
