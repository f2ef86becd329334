import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { FIELD_WORDS, FIELDS, type Field } from '../columns.ts';
import type { ImportView } from '../contract.ts';
import type { ImportRow } from '../row-contract.ts';
import { useCorrectRow } from './import-queries.ts';
import { texts } from './texts.ts';

interface CorrectRowDialogProps {
  view: Pick<ImportView, 'id' | 'map'>;
  row: ImportRow;
  onClose: () => void;
}

/** The cells of a row as they are in the file, to be typed anew; those stay beside it. */
export function CorrectRowDialog({ view, row, onClose }: CorrectRowDialogProps) {
  const { mutateAsync } = useCorrectRow(view.id);
  const fields = FIELDS.filter((field) => view.map[field] !== null);
  const shown = { ...row.cells, ...row.corrected?.cells };
  const form = useForm<{ cells: Partial<Record<Field, string>> }>({
    name: 'correct-row',
    initialValues: { cells: Object.fromEntries(fields.map((field) => [field, shown[field] ?? ''])) },
  });
  const submit = useSubmit(form, async ({ cells }) => {
    await mutateAsync({ row: row.row, cells });
    toastDone(texts.correct.corrected(row.row));
    onClose();
  });
  return (
    <SubmitDialog title={texts.correct.title(row.row)} width={400} onClose={onClose} submit={submit}>
      {row.problem && <Text>{row.problem}</Text>}
      {fields.map((field, at) => (
        <TextInput
          key={field}
          label={FIELD_WORDS[field]}
          description={
            row.corrected && row.cells?.[field] ? texts.correct.inFile(row.cells[field]) : undefined
          }
          autoComplete="off"
          {...(at === 0 && { 'data-autofocus': true })}
          {...form.getInputProps(`cells.${field}`)}
        />
      ))}
    </SubmitDialog>
  );
}
