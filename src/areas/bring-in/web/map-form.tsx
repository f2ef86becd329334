import { Button, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Heading, Layout } from '#platform/shared/sheets/preview.ts';
import { HeadingChoice } from '#platform/web/sheets/heading-choice.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { BringInView } from '../contract.ts';
import { type ColumnMap, FIELDS, mapProblems } from '../fields.ts';
import { columnsAt, LAYOUTS } from '../layout.ts';
import { sheetsQuery, useRead } from './bring-in-queries.ts';
import { texts } from './texts.ts';

/** A field that no column has is null here and missing in the map. */
type Chosen = Record<string, string | null>;

const mapOf = (chosen: Chosen): ColumnMap =>
  Object.fromEntries(Object.entries(chosen).flatMap(([name, heading]) => (heading ? [[name, heading]] : [])));

type Values = Pick<Layout, keyof Layout> & { map: Chosen };

/** Where the headings are and which column contains what, each with examples from its first rows. */
export function MapForm({ view }: { view: BringInView }) {
  const navigate = useNavigate();
  const { data: file } = useQuery(sheetsQuery(view.id));
  const { mutateAsync } = useRead(view.id);
  const [headings, setHeadings] = useState<Heading[]>(view.headings);
  const { layoutProblem, guessHeading } = LAYOUTS[view.kind];
  const names = headings.map(({ name }) => name);
  const fields = FIELDS[view.kind];
  const chosen = (map: ColumnMap): Chosen =>
    Object.fromEntries(fields.map(({ name }) => [name, map[name] ?? null]));
  const sheetOf = ({ sheet }: Layout) => file?.sheets.find(({ name }) => name === sheet);
  /** A file from before the place could be chosen has none. */
  const problemAt = (layout: Layout) =>
    file && view.headingRow > 0 ? layoutProblem(sheetOf(layout), layout.headingRow) : undefined;
  const form = useForm<Values>({
    name: 'bring-in-columns',
    initialValues: { map: chosen(view.map), sheet: view.sheet, headingRow: view.headingRow },
    validate: (values) => {
      const [wrong, problems] = [problemAt(values), mapProblems(view.kind, mapOf(values.map), names)];
      const inMap = Object.entries(problems).map(([name, words]) => [`map.${name}`, words] as const);
      return Object.fromEntries(
        (wrong ? Object.entries(wrong) : inMap).map(([field, words]) => [field, words.join(' ')]),
      );
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ map, ...layout }) => {
    await mutateAsync({ map: mapOf(map), ...(layout.headingRow > 0 && layout) });
    await navigate({ to: '.', search: {} });
  });
  const place = (layout: Layout) => {
    const sheet = sheetOf(layout);
    if (!sheet) return;
    const columns = columnsAt(view.kind, sheet, layout, file?.saved ?? undefined);
    setHeadings(columns.headings);
    form.setValues({ ...layout, map: chosen(columns.map) });
    form.clearErrors();
  };
  const examples = (heading: string | null | undefined) =>
    headings.find(({ name }) => name === heading)?.samples.join(' · ') ?? '';
  return (
    <PageCard title={texts.columns.title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {file && file.sheets.length > 0 && (
            <HeadingChoice
              sheets={file.sheets}
              layout={form.values}
              problem={Object.values(problemAt(form.values) ?? {})[0]?.[0]}
              onChange={place}
              rowOf={({ lines }) => guessHeading(lines)?.headingRow ?? 1}
            />
          )}
          <Text c="dimmed" fz="sm">
            {texts.columns.check}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
            {fields.map(({ name, label, needed }) => (
              <Select
                key={name}
                label={label}
                required={needed === true}
                description={examples(form.values.map[name]) || texts.columns.noExamples}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                placeholder={texts.columns.notInFile}
                clearable
                clearButtonProps={{ 'aria-label': texts.columns.clear(label) }}
                searchable
                data={names}
                {...form.getInputProps(`map.${name}`)}
              />
            ))}
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
