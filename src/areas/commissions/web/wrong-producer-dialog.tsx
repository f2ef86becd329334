import { Select, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { LineProducers } from '../correction-contract.ts';
import { type CommissionLine, REASON_MAX } from '../line-contract.ts';
import { canPayBack } from '../producer-rules.ts';
import { producersQuery, useUndoCorrection, useWrongProducer } from './commission-queries.ts';

interface WrongProducerDialogProps {
  line: CommissionLine;
  onClose: () => void;
}

const HOW = {
  settled:
    'The line stays as it is. Two lines in the next open file take back what it paid, and pay it to the right producer.',
  open: 'The line is not settled yet: it is paid to the right producer.',
};

const UNDONE = 'Undone';

/** Takes a line from one producer and pays it to another. */
export function WrongProducerDialog({ line, onClose }: WrongProducerDialogProps) {
  const { data, error } = useQuery(producersQuery(line.id));
  const { mutateAsync } = useWrongProducer(line.id);
  const undo = useUndoCorrection();
  const key = useIdempotencyKey();
  const form = useForm({
    name: 'wrong-producer',
    initialValues: { from: '', to: '', reason: '' },
    validate: {
      to: (to) => (to === '' ? 'Choose the right producer.' : null),
      reason: (typed) => (typed.trim() === '' ? 'Say why.' : null),
    },
  });
  const submit = useSubmit(form, async ({ from, to, reason }) => {
    const wrong = Number(from) || wrongOf(data) || 0;
    const body = { from: wrong, to: Number(to), reason };
    const { lines } = await mutateAsync({ body, key: key.current() }).catch((failed) => {
      key.failed(failed);
      throw failed;
    });
    const back = { from: body.to, to: body.from, reason: UNDONE };
    const done = `${showMoney(line.adjusted)} is paid to ${nameOf(data, body.to)}.`;
    if (lines > 0) toastUndo(done, () => undo.mutateAsync(line.id));
    else if (canPayBack(earnersOf(data), body.to))
      toastUndo(done, () => mutateAsync({ body: back, key: crypto.randomUUID() }));
    else toastDone(done);
    onClose();
  });
  const producers = data?.producers.map(({ employee }) => employee);
  return (
    <SubmitDialog
      title="Wrong producer"
      width={400}
      onClose={onClose}
      submit={submit}
      problem={data?.whyNot ?? error?.message}
      button={{ children: 'Pay the right one', disabled: !data || data.whyNot !== null }}
    >
      <Text>{`${line.policy.policy}, ${showMoney(line.adjusted)}`}</Text>
      <Select
        label="Wrong producer"
        data={namedChoices(producers)}
        allowDeselect={false}
        {...form.getInputProps('from')}
        value={form.getValues().from || String(wrongOf(data) ?? '') || null}
      />
      <Select
        label="Right producer"
        searchable
        data={namedChoices(data?.people)}
        {...form.getInputProps('to')}
        value={form.getValues().to || null}
      />
      <Textarea
        label="Reason"
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        {...form.getInputProps('reason')}
      />
      {data && (
        <Text fz="sm" c="dimmed">
          {data.settled ? HOW.settled : HOW.open}
        </Text>
      )}
    </SubmitDialog>
  );
}

/** The first is proposed: most lines have one producer. */
const wrongOf = (data: LineProducers | undefined) => data?.producers[0]?.employee.id;

const earnersOf = (data: LineProducers | undefined) =>
  (data?.producers ?? []).map(({ employee, split }) => ({ employeeId: employee.id, split }));

const nameOf = (data: LineProducers | undefined, id: number) =>
  data?.people.find((person) => person.id === id)?.name ?? '';
