import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useSession } from '#areas/session/web/public.ts';
import { fieldErrors } from '#platform/shared/errors.ts';
import { CallError, isPassing } from '#platform/web/api/call-error.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { OPTED_OUT } from '../contract.ts';
import { missingFields } from '../rules.ts';
import { type ComposeStart, type ComposeValues, emailOf, startValues } from './compose-values.ts';
import {
  filledInQuery,
  fromAddressesQuery,
  prefilledQuery,
  receiverQuery,
  useCreateEmail,
} from './email-queries.ts';
import type { Message } from './message-popup.tsx';
import { useMailFiles } from './use-mail-files.ts';

const SENT: Message = { title: 'Message', words: 'Email Sent', lines: [] };
const NOT_SENT: Message = {
  title: 'Message',
  words: 'Email not sent to customer as they are opted out',
  lines: [],
};

/** The mail that is being written, and everything that can be done with it. */
export function useCompose(start: ComposeStart) {
  const { customerId } = start;
  const queryClient = useQueryClient();
  const employeeId = useSession().user.id;
  const form = useForm<ComposeValues>({ name: 'email', initialValues: startValues(start) });
  const mailFiles = useMailFiles();
  const [attachmentIds, setAttachmentIds] = useState([...start.attachmentIds]);
  const { data: names = [] } = useQuery(prefilledQuery({ attachmentIds, customerId }));
  const [message, setMessage] = useState<Message>();
  const [isDone, setDone] = useState(false);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const key = useIdempotencyKey();
  const { mutateAsync } = useCreateEmail();
  /** What was put in for the person, to tell it from what they typed. */
  const filled = useRef('');

  function fill(values: Partial<ComposeValues>): void {
    if (values.body !== undefined) filled.current = values.body;
    form.setValues(values);
    form.resetDirty({ ...form.getValues(), ...values });
  }

  useOnMount(() => {
    void (async () => {
      const [addresses, first, receiver] = await Promise.all([
        queryClient.fetchQuery(fromAddressesQuery),
        queryClient.fetchQuery(filledInQuery('emailBlast', undefined, start)),
        customerId ? queryClient.fetchQuery(receiverQuery(customerId)) : undefined,
      ]);
      const { from, to, subject, body } = form.getValues();
      // What was typed while this was on its way stays.
      fill({
        from: from || (addresses[0]?.address ?? ''),
        to: to || (receiver?.email ?? ''),
        subject: subject || first.subject,
        body: body || first.body,
      });
    })().catch((error) => setMessage(failure(error)));
  });

  async function fillTemplate(): Promise<void> {
    const { templateKind, templateId, policyId } = form.getValues();
    if (!templateKind || !templateId) return;
    const about = { customerId, policyId: policyId ?? undefined };
    try {
      const { subject, body } = await queryClient.fetchQuery(filledInQuery(templateKind, templateId, about));
      filled.current = body;
      form.setValues({ subject: subject || form.getValues().subject, body });
    } catch (error) {
      setMessage(failure(error));
    }
  }

  async function deliver(): Promise<void> {
    const values = form.getValues();
    const uploadFilesId = await mailFiles.uploadAll({ customerId, policyId: values.policyId });
    if (!uploadFilesId)
      throw new Error('A file was refused. Remove it, then send again: the reason stands beside its name.');
    const body = emailOf(values, { employeeId, customerId, attachmentIds, uploadFilesId });
    const answer = await mutateAsync({ body, key: key.current() });
    form.resetDirty(values);
    setDone(true);
    setMessage(answer.message === OPTED_OUT ? NOT_SENT : SENT);
  }

  async function send(): Promise<void> {
    const { to, from, subject, body } = form.getValues();
    const missing = missingFields({ to, from, subject, message: body.replaceAll(/<[^>]*>|&nbsp;/g, '') });
    if (missing.length > 0) {
      setMessage({ title: 'Error', words: 'Required Fields:', lines: missing });
      return;
    }
    // A second click comes before the button is greyed: the state alone would let it through.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    form.clearErrors();
    try {
      await deliver();
    } catch (error) {
      // What is sent after a refusal is another mail; what got no answer may have been sent.
      if (!isPassing(error)) key.renew();
      form.setErrors(errorsOf(error));
      setMessage(failure(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return {
    form,
    mailFiles,
    prefilled: attachmentIds.map((id, at) => ({ id, filename: names[at] ?? `Attachment ${id}` })),
    removePrefilled: (id: number) => setAttachmentIds((ids) => ids.filter((each) => each !== id)),
    send,
    isSending,
    isDone,
    message,
    closeMessage: () => setMessage(undefined),
    fillTemplate,
    /** True when a template would replace words that the person typed. */
    wouldReplace: () => form.getValues().body !== '' && form.getValues().body !== filled.current,
  };
}
export type Compose = ReturnType<typeof useCompose>;

function failure(error: unknown): Message {
  const lines = error instanceof CallError && error.list.length > 0 ? error.list : undefined;
  const words = error instanceof z.ZodError ? error.issues.map(({ message }) => message) : undefined;
  const alone = error instanceof Error ? error.message : String(error);
  return { title: 'Error', words: 'Email Failed To Be Sent:', lines: lines ?? words ?? [alone] };
}

/** At the fields, for when the popup is closed. */
function errorsOf(error: unknown): Record<string, string> {
  const errors = error instanceof z.ZodError ? fieldErrors(error.issues) : undefined;
  const known = errors ?? (error instanceof CallError ? error.errors : {});
  return Object.fromEntries(Object.entries(known).map(([field, messages]) => [field, messages.join(' ')]));
}
