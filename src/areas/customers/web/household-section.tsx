import { TextInput } from '@mantine/core';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { HOUSEHOLD_MAX } from '../contract.ts';
import { emptyMember } from './customer-values.ts';
import { RowFieldset } from './row-fieldset.tsx';
import { RowsSection } from './rows-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useRows } from './use-rows.ts';

export function HouseholdSection({ form }: SectionProps) {
  const { household } = form.values;
  const rows = useRows(form, 'household', 'firstName');
  return (
    <RowsSection
      title="Household"
      add="Add a person"
      full={household.length >= HOUSEHOLD_MAX ? `At most ${HOUSEHOLD_MAX} people.` : undefined}
      onAdd={() => rows.add(emptyMember())}
    >
      {household.map(({ rowKey }, at) => (
        <RowFieldset key={rowKey} name={`Person ${at + 1}`} kind="household" onRemove={() => rows.remove(at)}>
          <TextInput label="First name" {...form.getInputProps(`household.${at}.firstName`)} />
          <TextInput label="Last name" {...form.getInputProps(`household.${at}.lastName`)} />
          <TextInput label="Relationship" {...form.getInputProps(`household.${at}.relationship`)} />
          <DayInput label="Date of birth" {...form.getInputProps(`household.${at}.dob`)} />
          <TextInput label="License number" {...form.getInputProps(`household.${at}.licenseNumber`)} />
          <StateInput label="State" {...form.getInputProps(`household.${at}.licenseState`)} />
        </RowFieldset>
      ))}
    </RowsSection>
  );
}
