import { Button, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type ColumnMap, FIELD_WORDS, FIELDS, type Field, mapProblems } from '../columns.ts';
import type { ImportView } from '../contract.ts';
import { useReadImport } from './import-queries.ts';

const NEEDED: readonly Field[] = ['policyNumber', 'transactionDate', 'commission'];

const WORDS: Readonly<Record<ImportView['mapFrom'], string>> = {
  chosen: 'These columns were chosen for this statement.',
  saved: 'These columns were saved with an earlier statement of the company.',
  guessed: 'These columns were guessed from the headings. Check the examples and correct what is wrong.',
};

/** Which column of the file holds what, each with examples from its first rows. */
export function MapForm({ view }: { view: ImportView }) {
  const navigate = useNavigate();
  const { mutateAsync } = useReadImport(view.id);
  const names = view.headings.map(({ name }) => name);
  const form = useForm<{ map: ColumnMap }>({
    name: 'statement-columns',
    initialValues: { map: view.map },
    validate: ({ map }) =>
      Object.fromEntries(
        Object.entries(mapProblems(map, names)).map(([field, messages]) => [field, messages.join(' ')]),
      ),
  });
  const { onSubmit, sending, problem } = useSubmit(form, async (body) => {
    await mutateAsync(body);
    await navigate({ to: '.', search: {} });
  });
  const examples = (name: string | null) =>
    view.headings.find((heading) => heading.name === name)?.samples.join(' · ') ?? '';
  return (
    <PageCard title="Columns">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text c="dimmed" fz="sm">
            {WORDS[view.mapFrom]}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
            {FIELDS.map((field) => (
              <Select
                key={field}
                label={FIELD_WORDS[field]}
                required={NEEDED.includes(field)}
                description={examples(form.values.map[field]) || 'No examples'}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                placeholder="Not in the file"
                clearable
                clearButtonProps={{ 'aria-label': `Clear ${FIELD_WORDS[field]}` }}
                searchable
                data={names}
                {...form.getInputProps(`map.${field}`)}
              />
            ))}
          </SimpleGrid>
          <ProblemAlert>{problem}</ProblemAlert>
          <DialogFoot>
            <Button type="submit" loading={sending}>
              Show dry run
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </PageCard>
  );
}
