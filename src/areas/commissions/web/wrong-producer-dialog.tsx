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
import { texts } from './texts.ts';

interface WrongProducerDialogProps {
  line: CommissionLine;
  onClose: () => void;
}

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
      to: (to) => (to === '' ? texts.wrongProducer.chooseRight : null),
      reason: (typed) => (typed.trim() === '' ? texts.problems.sayWhy : null),
    },
  });
  const submit = useSubmit(form, async ({ from, to, reason }) => {
    const wrong = Number(from) || wrongOf(data) || 0;
    const body = { from: wrong, to: Number(to), reason };
    const { lines } = await mutateAsync({ body, key: key.current() }).catch((failed) => {
      key.failed(failed);
      throw failed;
    });
    const back = { from: body.to, to: body.from, reason: texts.wrongProducer.undone };
    const done = texts.wrongProducer.done(showMoney(line.adjusted), nameOf(data, body.to));
    if (lines > 0) toastUndo(done, () => undo.mutateAsync(line.id));
    else if (canPayBack(earnersOf(data), body.to))
      toastUndo(done, () => mutateAsync({ body: back, key: crypto.randomUUID() }));
    else toastDone(done);
    onClose();
  });
  const producers = data?.producers.map(({ employee }) => employee);
  return (
    <SubmitDialog
      title={texts.wrongProducer.title}
      width={400}
      onClose={onClose}
      submit={submit}
      problem={data?.whyNot ?? error?.message}
      button={{ children: texts.wrongProducer.pay, disabled: !data || data.whyNot !== null }}
    >
      <Text>{`${line.policy.policy}, ${showMoney(line.adjusted)}`}</Text>
      <Select
        label={texts.wrongProducer.wrong}
        data={namedChoices(producers)}
        allowDeselect={false}
        {...form.getInputProps('from')}
        value={form.getValues().from || String(wrongOf(data) ?? '') || null}
      />
      <Select
        label={texts.wrongProducer.right}
        searchable
        data={namedChoices(data?.people)}
        {...form.getInputProps('to')}
        value={form.getValues().to || null}
      />
      <Textarea
        label={texts.wrongProducer.reason}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        {...form.getInputProps('reason')}
      />
      {data && (
        <Text fz="sm" c="dimmed">
          {data.settled ? texts.wrongProducer.ifSettled : texts.wrongProducer.ifOpen}
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
