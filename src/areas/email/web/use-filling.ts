import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type ComposeStart, type ComposeValues, startValues } from './compose-values.ts';
import { filledInQuery, fromAddressesQuery, receiverQuery } from './email-queries.ts';

interface Filling {
  /** Fills the chosen template in; a subject that the person typed stays. */
  fillTemplate: () => Promise<void>;
  /** True when a template would replace words that the person typed. */
  wouldReplace: () => boolean;
}

/** What is put into the mail for the person: at the beginning, and by a template. */
export function useFilling(
  form: UseFormReturnType<ComposeValues>,
  start: ComposeStart,
  onFailure: (error: unknown) => void,
): Filling {
  const { customerId, leadId } = start;
  const queryClient = useQueryClient();
  /** To tell it from what they typed. */
  const filled = useRef({ subject: '', body: '' });

  function isTyped(field: 'subject' | 'body'): boolean {
    const value = form.getValues()[field];
    return value !== '' && value !== filled.current[field];
  }

  async function begin(): Promise<void> {
    const [addresses, { subject, body }, receiver] = await Promise.all([
      queryClient.fetchQuery(fromAddressesQuery),
      queryClient.fetchQuery(filledInQuery('emailBlast', undefined, start)),
      customerId || leadId ? queryClient.fetchQuery(receiverQuery(start)) : undefined,
    ]);
    const first = { from: addresses[0]?.address ?? '', to: receiver?.email ?? '', subject, body };
    const typed = form.getValues();
    filled.current = { subject, body };
    form.resetDirty({ ...startValues(start), ...first });
    // What was typed while this was on its way stays.
    form.setValues({
      from: typed.from || first.from,
      to: typed.to || first.to,
      subject: typed.subject || subject,
      body: typed.body || body,
    });
  }
  useOnMount(() => void begin().catch(onFailure));

  async function fillTemplate(): Promise<void> {
    const { templateKind, templateId, policyId } = form.getValues();
    if (!templateKind || !templateId) return;
    const about = { customerId, leadId, policyId: policyId ?? undefined };
    const template = await queryClient.fetchQuery(filledInQuery(templateKind, templateId, about));
    const now = form.getValues();
    // Another choice was made while this one was on its way.
    if (now.templateId !== templateId || now.policyId !== policyId) return;
    const subject = isTyped('subject') || template.subject === '' ? now.subject : template.subject;
    filled.current = { subject: template.subject || filled.current.subject, body: template.body };
    form.setValues({ subject, body: template.body });
  }

  return {
    fillTemplate: () => fillTemplate().catch(onFailure),
    wouldReplace: () => isTyped('body'),
  };
}
