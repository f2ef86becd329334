import { MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { officeOptions } from '#areas/offices/rules.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { EmployeeChoices } from '../contract.ts';
import type { EmployeeValues } from './employee-values.ts';
import { texts } from './texts.ts';
import { WITHIN_PAGE } from './within-page.ts';

interface WorkSectionProps {
  form: UseFormReturnType<EmployeeValues>;
  choices: EmployeeChoices;
}

export function WorkSection({ form, choices }: WorkSectionProps) {
  const { groups } = choices;
  const offices = officeOptions(choices.offices, form.getInitialValues().officeId);
  return (
    <PageCard title={texts.work.title}>
      <Stack gap={12}>
        <TextInput label={texts.labels.jobTitle} autoComplete="off" {...form.getInputProps('jobTitle')} />
        <Explained why={offices.length === 0 ? texts.work.whyNoOffices : undefined}>
          <Select<number>
            label={texts.labels.officeId}
            placeholder={offices.length > 0 ? texts.work.noOffice : texts.work.noOffices}
            disabled={offices.length === 0}
            clearable
            searchable={offices.length > 10}
            comboboxProps={WITHIN_PAGE}
            data={offices}
            {...form.getInputProps('officeId')}
          />
        </Explained>
        <MultiSelect<number>
          label={texts.labels.groupIds}
          placeholder={form.values.groupIds.length > 0 ? undefined : texts.work.noGroup}
          searchable
          nothingFoundMessage={groups.length > 0 ? texts.work.noGroupMatches : texts.work.noGroups}
          comboboxProps={WITHIN_PAGE}
          data={groups.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('groupIds')}
        />
      </Stack>
    </PageCard>
  );
}
