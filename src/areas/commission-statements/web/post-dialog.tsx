import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { asksForReason } from '../rules.ts';
import { PostedFile } from './posted-file.tsx';
import { tieOutsQuery, usePostFiles } from './statement-queries.ts';
import { counted } from './words.ts';

interface PostDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onPosted: () => void;
}

/** Says what posting writes, and asks why when a file does not tie out. */
export function PostDialog({ ids, onClose, onPosted }: PostDialogProps) {
  const { data, error } = useQuery(tieOutsQuery([...ids]));
  const { mutateAsync } = usePostFiles();
  const key = useIdempotencyKey();
  const files = data?.data ?? [];
  const isReasonNeeded = files.some(asksForReason);
  const form = useForm({
    name: 'post',
    initialValues: { reason: '' },
    validate: ({ reason }) =>
      isReasonNeeded && reason.trim() === '' ? { reason: 'Say why it is posted with a difference.' } : {},
  });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ reason }) => {
    const posted = await mutateAsync({ body: { ids: [...ids], reason }, key: key.current() });
    toastDone(`${counted(ids.length, 'file', 'files')} posted: ${showMoney(posted.amount)}.`);
    onPosted();
  });
  const total = files.reduce((sum, { unposted }) => sum + unposted.amount, 0);
  return (
    <Dialog title={ids.length === 1 ? 'Post the file?' : 'Post the files?'} {...(!sending && { onClose })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text>What is settled is written to the ledger, once and for good. It cannot be undone.</Text>
          {files.map((file) => (
            <PostedFile key={file.id} file={file} />
          ))}
          {files.length > 1 && <Text fw={550}>{`Together ${showMoney(total)}`}</Text>}
          {isReasonNeeded && (
            <Textarea
              label="Reason for the difference"
              autosize
              minRows={2}
              maxLength={500}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          )}
          <ProblemAlert>{problem ?? error?.message}</ProblemAlert>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending} disabled={!data}>
              Post
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
