import { Button, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Heading, headingsAt, type Layout } from '#platform/shared/sheets/preview.ts';
import { HeadingChoice } from '#platform/web/sheets/heading-choice.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { say } from '#platform/web/wording.ts';
import {
  type ColumnMap,
  completed,
  FIELD_WORDS,
  FIELDS,
  type Field,
  guessColumns,
  mapProblems,
} from '../columns.ts';
import type { ImportView } from '../contract.ts';
import { guessHeading, layoutProblem } from '../layout.ts';
import { periodOf } from '../period.ts';
import { sheetsQuery, useReadImport } from './import-queries.ts';
import { PeriodChoice } from './period-choice.tsx';
import { texts } from './texts.ts';

const NEEDED: readonly Field[] = ['policyNumber', 'transactionDate', 'commission'];

type Chosen = Pick<Layout, keyof Layout> & { map: ColumnMap; period: string };

/** Where the headings are and which column contains what, each with examples from its first rows. */
export function MapForm({ view }: { view: ImportView }) {
  const navigate = useNavigate();
  const { data: file } = useQuery(sheetsQuery(view.id));
  const { mutateAsync } = useReadImport(view.id);
  const [headings, setHeadings] = useState<Heading[]>(view.headings);
  const [mapFrom, setMapFrom] = useState(view.mapFrom);
  const names = headings.map(({ name }) => name);
  const sheetOf = ({ sheet }: Layout) => file?.sheets.find(({ name }) => name === sheet);
  const form = useForm<Chosen>({
    name: 'statement-columns',
    initialValues: { map: view.map, sheet: view.sheet, headingRow: view.headingRow, period: view.period },
    validate: (values) => {
      const wrong = view.headingRow > 0 && file && layoutProblem(sheetOf(values), values.headingRow);
      const problems = wrong || mapProblems(values.map, names);
      return Object.fromEntries(
        Object.entries(problems).map(([field, messages]) => [field, say(messages.join(' '))]),
      );
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ sheet, headingRow, ...chosen }) => {
    await mutateAsync(headingRow > 0 ? { ...chosen, sheet, headingRow } : chosen);
    await navigate({ to: '.', search: {} });
  });
  const place = (layout: Layout) => {
    const sheet = sheetOf(layout);
    if (!sheet) return;
    const found = headingsAt(sheet, layout.headingRow);
    const foundNames = found.map(({ name }) => name);
    const saved = file?.saved ? completed(file.saved, foundNames) : undefined;
    setHeadings(found);
    setMapFrom(saved ? 'saved' : 'guessed');
    form.setValues({
      ...layout,
      map: saved ?? guessColumns(foundNames),
      period: periodOf(sheet, layout.headingRow),
    });
    form.clearErrors();
  };
  const examples = (name: string | null) =>
    headings.find((heading) => heading.name === name)?.samples.join(' · ') ?? '';
  return (
    <PageCard title={texts.columns.title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {file && file.sheets.length > 0 && (
            <HeadingChoice
              sheets={file.sheets}
              layout={form.values}
              problem={
                Object.values(layoutProblem(sheetOf(form.values), form.values.headingRow) ?? {})[0]?.[0]
              }
              onChange={place}
              rowOf={({ lines }) => guessHeading(lines)?.headingRow ?? 1}
            />
          )}
          <Text c="dimmed" fz="sm">
            {texts.columns.from[mapFrom]}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
            {FIELDS.map((field) => (
              <Select
                key={field}
                label={say(FIELD_WORDS[field])}
                required={NEEDED.includes(field)}
                description={examples(form.values.map[field]) || texts.columns.noExamples}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                placeholder={texts.columns.notInFile}
                clearable
                clearButtonProps={{ 'aria-label': texts.columns.clear(say(FIELD_WORDS[field])) }}
                searchable
                data={names}
                {...form.getInputProps(`map.${field}`)}
              />
            ))}
            <PeriodChoice
              value={form.values.period}
              onChange={(period) => form.setFieldValue('period', period)}
            />
          </SimpleGrid>
          <ProblemAlert>{problem}</ProblemAlert>
          <DialogFoot>
            <Button type="submit" loading={sending}>
              {texts.columns.showDryRun}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </PageCard>
  );
}
