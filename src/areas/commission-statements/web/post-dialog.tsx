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
import { texts } from './texts.ts';

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
      ...(isReasonNeeded && reason.trim() === '' && { reason: texts.post.sayWhy }),
      ...(unmatched && !despiteUnmatched && { despiteUnmatched: texts.post.assignFirst }),
    }),
  });
  const submit = useSubmit(form, async ({ reason, despiteUnmatched }) => {
    const body = { ids: [...ids], reason, despiteUnmatched };
    const posted = await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    toastDone(texts.post.posted(ids.length, showMoney(posted.amount)));
    onPosted();
  });
  const total = files.reduce((sum, { unposted }) => sum + unposted.amount, 0);
  return (
    <SubmitDialog
      title={texts.post.ask(ids.length)}
      onClose={onClose}
      submit={submit}
      problem={error?.message}
      button={{ children: texts.post.button, why: data ? undefined : texts.post.stillLoading }}
    >
      <Text>{texts.post.what}</Text>
      {files.map((file) => (
        <PostedFile key={file.id} file={file} />
      ))}
      {files.length > 1 && <Text fw={550}>{texts.post.together(showMoney(total))}</Text>}
      {unmatched && (
        <>
          <Text>{unmatched}</Text>
          <Checkbox
            label={texts.post.despiteUnmatched}
            {...form.getInputProps('despiteUnmatched', { type: 'checkbox' })}
          />
        </>
      )}
      {isReasonNeeded && (
        <Textarea
          label={texts.post.reason}
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
