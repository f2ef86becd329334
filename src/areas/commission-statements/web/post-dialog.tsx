import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
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
  const submit = useSubmit(form, async ({ reason }) => {
    const body = { ids: [...ids], reason };
    const posted = await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    toastDone(`${counted(ids.length, 'file', 'files')} posted: ${showMoney(posted.amount)}.`);
    onPosted();
  });
  const total = files.reduce((sum, { unposted }) => sum + unposted.amount, 0);
  return (
    <SubmitDialog
      title={ids.length === 1 ? 'Post the file?' : 'Post the files?'}
      onClose={onClose}
      submit={submit}
      problem={error?.message}
      button={{ children: 'Post', disabled: !data }}
    >
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
    </SubmitDialog>
  );
}
