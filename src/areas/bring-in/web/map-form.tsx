import { Button, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { BringInView } from '../contract.ts';
import { type ColumnMap, FIELDS, mapProblems } from '../fields.ts';
import { useRead } from './bring-in-queries.ts';
import { texts } from './texts.ts';

/** A field that no column has is null here and missing in the map. */
type Chosen = Record<string, string | null>;

const mapOf = (chosen: Chosen): ColumnMap =>
  Object.fromEntries(Object.entries(chosen).flatMap(([name, heading]) => (heading ? [[name, heading]] : [])));

/** Which column contains what, each with examples from its first rows. */
export function MapForm({ view }: { view: BringInView }) {
  const navigate = useNavigate();
  const { mutateAsync } = useRead(view.id);
  const names = view.headings.map(({ name }) => name);
  const fields = FIELDS[view.kind];
  const form = useForm<{ map: Chosen }>({
    name: 'bring-in-columns',
    initialValues: { map: Object.fromEntries(fields.map(({ name }) => [name, view.map[name] ?? null])) },
    validate: ({ map }) =>
      Object.fromEntries(
        Object.entries(mapProblems(view.kind, mapOf(map), names)).map(([name, words]) => [
          `map.${name}`,
          words.join(' '),
        ]),
      ),
  });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ map }) => {
    await mutateAsync(mapOf(map));
    await navigate({ to: '.', search: {} });
  });
  const examples = (heading: string | null | undefined) =>
    view.headings.find(({ name }) => name === heading)?.samples.join(' · ') ?? '';
  return (
    <PageCard title={texts.columns.title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
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
