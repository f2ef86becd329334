import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { showMonth } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { Waiting } from '../contract.ts';
import { useCreateAll } from './statement-queries.ts';
import { texts } from './texts.ts';

interface MakeAllProps {
  month: string | undefined;
  /** Absent until it is known. */
  waiting: Waiting['results'] | undefined;
}

/** A statement for everybody who waits for one. */
export function MakeAllButton({ month, waiting }: MakeAllProps) {
  const [isAsking, setAsking] = useState(false);
  const why = waiting?.length === 0 ? texts.makeAll.nothingStaged : undefined;
  return (
    <>
      <ExplainedButton
        size="xs"
        why={waiting ? why : texts.makeAll.stillLoading}
        onClick={() => setAsking(true)}
      >
        {texts.makeAll.button}
      </ExplainedButton>
      {isAsking && waiting && (
        <MakeAllDialog month={month} waiting={waiting} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface MakeAllDialogProps {
  month: string | undefined;
  waiting: Waiting['results'];
  onClose: () => void;
}

/** Says whom it pays and how much, and makes exactly that. */
function MakeAllDialog({ month, waiting, onClose }: MakeAllDialogProps) {
  const { mutateAsync } = useCreateAll();
  const key = useIdempotencyKey();
  const form = useForm({ name: 'statements', initialValues: { note: '' } });
  // As it was when the dialog opened: whoever confirms has seen this and nothing else.
  const [people] = useState(waiting);
  const amount = people.reduce((sum, each) => sum + each.amount, 0);
  const submit = useSubmit(form, async ({ note }) => {
    const body = { file: null, month: month ?? null, until: null, note, amount };
    const made = await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    toastDone(texts.makeAll.made(made.results.length, showMoney(made.amount)));
    onClose();
  });
  return (
    <SubmitDialog
      title={month ? texts.makeAll.askOfMonth(showMonth(month)) : texts.makeAll.ask}
      onClose={onClose}
      submit={submit}
      button={{ children: texts.makeAll.make(people.length) }}
    >
      <Text>
        {month
          ? texts.makeAll.overMonth(showMonth(month), showMoney(amount))
          : texts.makeAll.overAllFiles(showMoney(amount))}
      </Text>
      <ul>
        {people.map(({ employee, amount: own }) => (
          <li key={employee.id}>{`${employee.name}: ${showMoney(own)}`}</li>
        ))}
      </ul>
      <TextInput label={texts.labels.note} maxLength={500} data-autofocus {...form.getInputProps('note')} />
    </SubmitDialog>
  );
}
