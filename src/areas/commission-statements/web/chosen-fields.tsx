import { Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isDay, showDay, showMonth } from '#platform/shared/dates.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import type { StatementChoices } from '../contract.ts';
import { choicesQuery } from './statement-queries.ts';
import { texts } from './texts.ts';

interface ChosenFieldsProps {
  employee: number | undefined;
  file: number | undefined;
  month: string | undefined;
  until: string | undefined;
  onChange: (next: Partial<Record<'employee' | 'file' | 'month' | 'until', string | undefined>>) => void;
}

const fileWords = ({ id, company, deposited }: StatementChoices['files'][number]) =>
  [`${id}`, company, deposited && texts.newStatement.depositedOn(showDay(deposited))]
    .filter(Boolean)
    .join(' · ');

export function ChosenFields({ employee, file, month, until, onChange }: ChosenFieldsProps) {
  const { data: choices } = useQuery(choicesQuery);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="sm">
      <Select
        label={texts.labels.for}
        placeholder={texts.newStatement.choosePerson}
        searchable
        allowDeselect={false}
        data={namedChoices(choices?.people)}
        value={employee === undefined ? null : String(employee)}
        onChange={(value) => value && onChange({ employee: value })}
      />
      <Select
        label={texts.labels.file}
        placeholder={texts.newStatement.everyActiveFile}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': texts.newStatement.everyActiveFile }}
        data={choices?.files.map((each) => ({ value: String(each.id), label: fileWords(each) })) ?? []}
        value={file === undefined ? null : String(file)}
        onChange={(value) => onChange({ file: value ?? undefined })}
      />
      <Select
        label={texts.labels.depositMonth}
        placeholder={texts.newStatement.anyMonth}
        description={texts.newStatement.countsForMonth}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        clearable
        clearButtonProps={{ 'aria-label': texts.newStatement.anyMonth }}
        data={choices?.months.map((each) => ({ value: each, label: showMonth(each) })) ?? []}
        value={month ?? null}
        onChange={(value) => onChange({ month: value ?? undefined })}
      />
      <DayInput
        label={texts.newStatement.until}
        value={until ?? null}
        onChange={(day) => (day === null || isDay(day)) && onChange({ until: day ?? undefined })}
      />
    </SimpleGrid>
  );
}
