import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { MarketAddOn } from '../contract.ts';
import { NOTE_MAX, whyNotRequested } from '../rules.ts';
import { useRequestAddOn } from './market-queries.ts';
import { texts } from './texts.tsx';

interface RequestDialogProps {
  addOn: Pick<MarketAddOn, 'id' | 'name' | 'state'>;
  onClose: (isDone?: true) => void;
}

/** It stays while somebody writes in it: whoever is too late is told when they send it. */
export function RequestDialog({ addOn, onClose }: RequestDialogProps) {
  const [why] = useState(() => whyNotRequested(addOn));
  if (why)
    return (
      <WaitDialog title={texts.request.requestOne(addOn.name)} problem={why} onClose={() => onClose()} />
    );
  return <RequestForm addOn={addOn} onClose={onClose} />;
}

function RequestForm({ addOn: { id, name }, onClose }: RequestDialogProps) {
  const { mutateAsync } = useRequestAddOn();
  const form = useForm({ name: 'add-on-request', initialValues: { note: '' } });
  const guard = useDialogGuard(form.isDirty, 'request');
  const submit = useSubmit(form, async ({ note }) => {
    await mutateAsync({ addOnId: id, note });
    toastDone(texts.request.done(name));
    onClose(true);
  });
  return (
    <SubmitDialog
      title={texts.request.requestOne(name)}
      onClose={() => onClose()}
      submit={submit}
      guard={guard}
      button={{ children: texts.request.request }}
    >
      <Text>{texts.request.hint}</Text>
      <Textarea
        label={texts.request.note}
        autosize
        minRows={3}
        maxLength={NOTE_MAX}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </SubmitDialog>
  );
}
