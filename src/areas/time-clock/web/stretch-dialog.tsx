import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import {
  CORRECTION_MAX,
  type HoursDay,
  type HoursStretch,
  type PersonWithClock,
  stretchInput,
} from '../hours-contract.ts';
import { momentTyped, shownAt } from '../zoned.ts';
import { useCorrectStretch } from './hours-queries.ts';
import { texts } from './texts.ts';

/** A stretch to correct with its day, or a new one. */
export type MeantStretch = { day: HoursDay; stretch: HoursStretch } | 'add';

interface StretchDialogProps {
  meant: MeantStretch;
  people: readonly PersonWithClock[];
  onClose: () => void;
}

interface StretchValues extends Record<string, unknown> {
  employeeId: string;
  in: string;
  out: string;
  correction: string;
}

export function StretchDialog({ meant, people, onClose }: StretchDialogProps) {
  const { mutateAsync } = useCorrectStretch();
  const old = meant === 'add' ? undefined : meant;
  const wireOf = (values: StretchValues) => {
    const employeeId = Number(values.employeeId);
    const zone = old?.day.timeZone ?? clockOf(people, employeeId);
    const read = (typed: string, shown: Date | null | undefined) =>
      momentTyped(zone, typed, shown)?.toISOString() ?? '';
    return {
      ...(old ? { version: old.stretch.version } : { employeeId }),
      in: read(values.in, old?.stretch.in),
      out: values.out === '' ? null : read(values.out, old?.stretch.out),
      correction: values.correction,
    };
  };
  const form = useForm<StretchValues>({
    name: 'stretch',
    initialValues: {
      employeeId: '',
      in: old ? shownAt(old.day.timeZone, old.stretch.in) : '',
      out: old?.stretch.out ? shownAt(old.day.timeZone, old.stretch.out) : '',
      correction: '',
    },
    validate: (values) => formErrors(schemaErrors(stretchInput.safeParse(wireOf(values)))),
  });
  const submit = useSubmit(form, async (values) => {
    await mutateAsync({ id: old?.stretch.id ?? 0, body: stretchInput.parse(wireOf(values)) });
    toastDone(texts.correction.corrected);
    onClose();
  });
  return (
    <SubmitDialog
      title={old ? texts.correction.correctOf(old.day.employee.name) : texts.correction.add}
      submit={submit}
      onClose={onClose}
    >
      {!old && (
        <NativeSelect
          label={texts.correction.person}
          data={[{ value: '', label: texts.correction.choosePerson }, ...namedChoices(people)]}
          {...form.getInputProps('employeeId')}
        />
      )}
      <TextInput
        type="datetime-local"
        label={texts.correction.in}
        data-autofocus
        {...form.getInputProps('in')}
      />
      <TextInput
        type="datetime-local"
        label={texts.correction.out}
        description={old?.stretch.out === null ? texts.correction.emptyWhileIn : undefined}
        {...form.getInputProps('out')}
      />
      <Textarea
        label={texts.correction.reason}
        autosize
        minRows={2}
        maxLength={CORRECTION_MAX}
        {...form.getInputProps('correction')}
      />
    </SubmitDialog>
  );
}

const clockOf = (people: readonly PersonWithClock[], id: number) =>
  people.find((person) => person.id === id)?.timeZone ?? USUAL_TIME_ZONE;
