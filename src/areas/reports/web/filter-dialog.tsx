import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { FILTER_NAME_MAX, type SavedFilter, savedFilter } from '../filter-contract.ts';
import { SCHEDULE_NAMES, SCHEDULES, type Schedule } from '../rules/days.ts';
import type { Report } from '../rules/report.ts';
import { useSaveFilter } from './report-queries.ts';
import { texts } from './texts.ts';

interface FilterDialogProps {
  report: Report;
  /** The filter that is edited; without one a new one is saved. */
  stored: SavedFilter | undefined;
  /** What is shown now, which a new one keeps. */
  filter: Record<string, string>;
  onClose: (isDone?: true) => void;
}

interface Values extends Record<string, unknown> {
  name: string;
  shared: boolean;
  schedule: string;
}

const NEVER = '';
const MAIL_CHOICES = [
  { value: NEVER, label: texts.savedFilters.never },
  ...SCHEDULE_NAMES.map((value) => ({ value, label: SCHEDULES[value] })),
];

const valuesOf = (stored: SavedFilter | undefined): Values => ({
  name: stored?.name ?? '',
  shared: stored?.shared ?? false,
  schedule: stored?.schedule ?? NEVER,
});

const bodyOf = ({ name, shared, schedule }: Values) => ({
  name,
  shared,
  schedule: schedule === NEVER ? null : (schedule as Schedule),
});

const mailWords = (schedule: string) =>
  schedule === NEVER ? texts.savedFilters.never : SCHEDULES[schedule as Schedule];

/** What a stored filter and the form say differently. */
function differencesOf(stored: SavedFilter, values: Values): Difference[] {
  const theirs = valuesOf(stored);
  const rows = [
    { label: texts.savedFilters.labels.name, theirs: theirs.name, mine: values.name },
    { label: texts.savedFilters.labels.shared, theirs: yesNo(theirs.shared), mine: yesNo(values.shared) },
    {
      label: texts.savedFilters.labels.mailed,
      theirs: mailWords(theirs.schedule),
      mine: mailWords(values.schedule),
    },
  ];
  return rows.filter(({ theirs: one, mine: other }) => one !== other);
}

const yesNo = (value: boolean) => (value ? texts.savedFilters.yes : texts.savedFilters.no);

/** Keeps what is shown under a name, for oneself or for all, and mails it on a schedule. */
export function FilterDialog({ report, stored, filter, onClose }: FilterDialogProps) {
  const { mutateAsync } = useSaveFilter(stored?.id ?? 0);
  const kept = stored?.filter ?? filter;
  const form = useForm<Values>({ name: 'report-filter', initialValues: valuesOf(stored) });
  return (
    <RecordFormDialog<Values, SavedFilter>
      title={stored ? texts.savedFilters.edit : texts.savedFilters.save}
      form={form}
      param="saved"
      schema={savedFilter}
      version={stored?.version}
      valuesOf={valuesOf}
      differences={differencesOf}
      send={(version) =>
        mutateAsync({ ...bodyOf(form.getValues()), report: report.name, filter: kept, version })
      }
      onClose={onClose}
    >
      <TextInput
        label={texts.savedFilters.labels.name}
        maxLength={FILTER_NAME_MAX}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox label={texts.savedFilters.share} {...form.getInputProps('shared', { type: 'checkbox' })} />
      <NativeSelect
        label={texts.savedFilters.mailToMe}
        data={MAIL_CHOICES}
        {...form.getInputProps('schedule')}
      />
      <Text fz="xs" c="dimmed">
        {texts.savedFilters.whenMailed}
      </Text>
    </RecordFormDialog>
  );
}
