import { RowsSection } from '#platform/web/forms/rows-section.tsx';
import { useRows } from '#platform/web/forms/use-rows.ts';
import { HOUSEHOLD_MAX } from '../contract.ts';
import { emptyMember } from './customer-values.ts';
import { HouseholdRow } from './household-row.tsx';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function HouseholdSection({ form }: SectionProps) {
  const { household } = form.values;
  const rows = useRows(form, 'household', 'firstName');
  return (
    <RowsSection
      title={texts.labels.household}
      add={texts.household.add}
      full={household.length >= HOUSEHOLD_MAX ? texts.household.atMost(HOUSEHOLD_MAX) : undefined}
      onAdd={() => rows.add(emptyMember())}
    >
      {household.map(({ rowKey }, at) => (
        <HouseholdRow key={rowKey} {...rows.rowProps(at)} />
      ))}
    </RowsSection>
  );
}
