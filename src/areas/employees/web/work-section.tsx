import { MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { officeOptions } from '#areas/offices/rules.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { EmployeeChoices } from '../contract.ts';
import type { EmployeeValues } from './employee-values.ts';
import { WITHIN_PAGE } from './within-page.ts';

interface WorkSectionProps {
  form: UseFormReturnType<EmployeeValues>;
  choices: EmployeeChoices;
}

export function WorkSection({ form, choices }: WorkSectionProps) {
  const { groups } = choices;
  const offices = officeOptions(choices.offices, form.getInitialValues().officeId);
  return (
    <PageCard title="Work">
      <Stack gap={12}>
        <TextInput label="Job title" autoComplete="off" {...form.getInputProps('jobTitle')} />
        <Explained
          why={
            offices.length === 0 ? 'The agency has no offices yet. They are added under Offices.' : undefined
          }
        >
          <Select<number>
            label="Home office"
            placeholder={offices.length > 0 ? 'No office' : 'The agency has no offices yet'}
            disabled={offices.length === 0}
            clearable
            searchable={offices.length > 10}
            comboboxProps={WITHIN_PAGE}
            data={offices}
            {...form.getInputProps('officeId')}
          />
        </Explained>
        <MultiSelect<number>
          label="Groups"
          placeholder={form.values.groupIds.length > 0 ? undefined : 'No groups'}
          searchable
          nothingFoundMessage={groups.length > 0 ? 'No group matches.' : 'The agency has no groups yet.'}
          comboboxProps={WITHIN_PAGE}
          data={groups.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('groupIds')}
        />
      </Stack>
    </PageCard>
  );
}
