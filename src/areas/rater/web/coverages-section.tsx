import { Autocomplete, TextInput } from '@mantine/core';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { RowsSection } from '#platform/web/forms/rows-section.tsx';
import { useRows } from '#platform/web/forms/use-rows.ts';
import { COVERAGES_MAX } from '../contract.ts';
import { newCoverage } from './quote-values.ts';
import type { SectionProps } from './section-props.ts';

/** What the choice proposes; anything else can be typed. */
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
      title="Coverages"
      add="Add a coverage"
      full={coverages.length >= COVERAGES_MAX ? `At most ${COVERAGES_MAX} coverages.` : undefined}
      onAdd={() => rows.add(newCoverage())}
    >
      {coverages.map(({ rowKey }, at) => (
        <RowFieldset
          key={rowKey}
          name={`Coverage ${at + 1}`}
          columns="2fr 1fr"
          onRemove={rows.rowProps(at).onRemove}
        >
          <Autocomplete label="Coverage" data={USUAL} {...form.getInputProps(`coverages.${at}.name`)} />
          <TextInput label="Limit or deductible" {...form.getInputProps(`coverages.${at}.limit`)} />
        </RowFieldset>
      ))}
    </RowsSection>
  );
}
