import { Checkbox, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { unmatchedWords } from '#areas/commissions/rules.ts';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { FileTieOut } from '../posting-contract.ts';
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
  const unmatched = unmatchedWords(allUnmatched(files));
  const form = useForm({
    name: 'post',
    initialValues: { reason: '', despiteUnmatched: false },
    validate: ({ reason, despiteUnmatched }) => ({
      ...(isReasonNeeded && reason.trim() === '' && { reason: 'Say why it is posted with a difference.' }),
      ...(unmatched &&
        !despiteUnmatched && { despiteUnmatched: 'Assign them first, or say that it is meant.' }),
    }),
  });
  const submit = useSubmit(form, async ({ reason, despiteUnmatched }) => {
    const body = { ids: [...ids], reason, despiteUnmatched };
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
      button={{ children: 'Post', why: data ? undefined : 'What is posted is still being loaded.' }}
    >
      <Text>
        What is settled is written to the ledger, once and for good. The file is closed then: what was left
        open can still be settled, and corrections go into a later file.
      </Text>
      {files.map((file) => (
        <PostedFile key={file.id} file={file} />
      ))}
      {files.length > 1 && <Text fw={550}>{`Together ${showMoney(total)}`}</Text>}
      {unmatched && (
        <>
          <Text>{unmatched}</Text>
          <Checkbox
            label="Post without a policy for these lines"
            {...form.getInputProps('despiteUnmatched', { type: 'checkbox' })}
          />
        </>
      )}
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

/** Over all of the files. */
const allUnmatched = (files: readonly FileTieOut[]) => ({
  lines: files.reduce((sum, { unmatched }) => sum + unmatched.lines, 0),
  amount: files.reduce((sum, { unmatched }) => sum + unmatched.amount, 0),
});
