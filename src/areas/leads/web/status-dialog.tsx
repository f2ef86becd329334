import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Lead, REASON_MAX } from '../contract.ts';
import { statusProblems } from '../status-rules.ts';
import { useChangeStatus } from './lead-queries.ts';
import { localToday } from './lead-words.ts';

interface StatusDialogProps {
  lead: Lead;
  status: 'closed' | 'incubate';
  onClose: (isDone?: true) => void;
}

type Values = { reason: string; followUpOn: TypedDay };

/** Asks what a status needs to know: why it is closed, or when the lead comes back. */
export function StatusDialog({ lead, status, onClose }: StatusDialogProps) {
  const { mutateAsync } = useChangeStatus(lead.id);
  const isClosing = status === 'closed';
  const form = useForm<Values>({
    name: 'status',
    initialValues: { reason: '', followUpOn: null },
    validate: (values) =>
      Object.fromEntries(
        Object.entries(statusProblems({ ...values, status }, localToday())).map(([field, messages]) => [
          field,
          messages.join(' '),
        ]),
      ),
  });
  const { isAsking, question } = useDialogGuard(form.isDirty, 'dialog');
  const { onSubmit, sending, problem } = useSubmit(form, async ({ reason, followUpOn }) => {
    await mutateAsync({ status, reason, followUpOn, version: lead.version });
    toastDone(isClosing ? 'The lead is closed.' : 'The lead comes back on that day.');
    onClose(true);
  });
  return (
    <Dialog
      title={isClosing ? 'Close lead' : 'Incubate lead'}
      {...(!sending && !isAsking && { onClose: () => onClose() })}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text>{lead.name}</Text>
          {isClosing ? (
            <Textarea
              label="Reason"
              maxLength={REASON_MAX}
              autosize
              minRows={2}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          ) : (
            <DayInput label="Follow up on" data-autofocus {...form.getInputProps('followUpOn')} />
          )}
          <ProblemAlert>{problem}</ProblemAlert>
          <Group justify="flex-end" gap="xs" mt={4}>
            <Button variant="default" onClick={() => onClose()} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending}>
              {isClosing ? 'Close lead' : 'Incubate'}
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
