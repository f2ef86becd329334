import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { say } from '#platform/web/wording.ts';
import { OPTED_OUT } from '../contract.ts';
import * as rules from '../rules.ts';
import { failureMessage, RefusedFiles } from './compose-failure.ts';
import { type ComposeStart, type ComposeValues, emailOf, startValues } from './compose-values.ts';
import { useCreateEmail } from './email-queries.ts';
import type { Message } from './message-popup.tsx';
import { texts } from './texts.ts';
import { useFilling } from './use-filling.ts';
import { useMailFiles } from './use-mail-files.ts';
import { useStoredFiles } from './use-stored-files.ts';

const SENT: Message = { title: texts.popup.message, words: texts.popup.sent, lines: [] };

/** The mail that is being written, and everything that can be done with it. */
export function useCompose(start: ComposeStart) {
  const { customerId, leadId } = start;
  const employeeId = useSession().user.id;
  const form = useForm<ComposeValues>({ name: 'email', initialValues: startValues(start) });
  const mailFiles = useMailFiles();
  const storedFiles = useStoredFiles(start);
  const sizes = [
    ...storedFiles.files.map(({ size }) => size),
    ...mailFiles.files.map(({ file }) => file.size),
  ];
  const filesProblem = rules.filesProblem(sizes, storedFiles.sizeLimit ?? Number.MAX_VALUE);
  const [message, setMessage] = useState<Message>();
  const [isDone, setDone] = useState(false);
  const [asksAboutGaps, setAsksAboutGaps] = useState(false);
  const key = useIdempotencyKey();
  const { mutateAsync } = useCreateEmail();
  const filling = useFilling(form, start, (error) => setMessage(failureMessage(error)));

  async function deliver(): Promise<void> {
    if (filesProblem) throw new Error(filesProblem);
    const values = form.getValues();
    const about = { customerId, leadId, policyId: values.policyId };
    const { ids: uploadFilesId, refused } = await mailFiles.uploadAll(about);
    if (refused.length > 0) throw new RefusedFiles(refused);
    const attachmentIds = storedFiles.files.map(({ id }) => id);
    const body = emailOf(values, { employeeId, customerId, leadId, attachmentIds, uploadFilesId });
    const answer = await mutateAsync({ body, key: key.current() });
    form.resetDirty(values);
    setDone(true);
    setMessage(answer.message === OPTED_OUT ? { ...SENT, words: say(rules.NOT_SENT) } : SENT);
  }

  // What is wrong is at its fields too, for when the popup is closed.
  const submit = useSubmit(form, async () => {
    try {
      await deliver();
    } catch (error) {
      key.failed(error);
      setMessage(failureMessage(error));
      throw error;
    }
  });

  function send(): void {
    if (filling.isFilling) return;
    const { to, from, subject, body } = form.getValues();
    const missing = rules.missingFields({
      to,
      from,
      subject,
      message: body.replaceAll(/<[^>]*>|&nbsp;/g, ''),
    });
    if (missing.length > 0) {
      setMessage({ title: texts.popup.error, words: texts.popup.requiredFields, lines: missing });
      return;
    }
    if (filling.empty.length > 0) setAsksAboutGaps(true);
    else submit.onSubmit();
  }

  function sendWithGaps(): void {
    setAsksAboutGaps(false);
    submit.onSubmit();
  }

  return {
    form,
    mailFiles,
    storedFiles,
    /** Of all files that go along. */
    sizes,
    filesProblem,
    send,
    /** True while it is asked whether merge fields may stay empty. */
    asksAboutGaps,
    sendWithGaps,
    closeGaps: () => setAsksAboutGaps(false),
    isSending: submit.sending,
    isDone,
    message,
    closeMessage: () => setMessage(undefined),
    ...filling,
  };
}
export type Compose = ReturnType<typeof useCompose>;
