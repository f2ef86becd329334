import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MergeField } from '#areas/templates/rules.ts';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type ComposeStart, type ComposeValues, startValues } from './compose-values.ts';
import { filledInQuery, fromAddressesQuery, receiverQuery } from './email-queries.ts';

interface Filling {
  /** Fills the chosen template in, in place of the subject and the message. */
  fillTemplate: () => Promise<void>;
  /** True when a template would replace words that the person typed. */
  wouldReplace: () => boolean;
  /** True while something is on its way into the mail: what would be sent is not yet what the person sees. */
  isFilling: boolean;
  /** The merge fields of what was filled in that nothing is known for. */
  empty: readonly MergeField[];
}

/** What is put into the mail for the person: at the beginning, and by a template. */
export function useFilling(
  form: UseFormReturnType<ComposeValues>,
  start: ComposeStart,
  onFailure: (error: unknown) => void,
): Filling {
  const { customerId, leadId } = start;
  const queryClient = useQueryClient();
  const [hasBegun, setHasBegun] = useState(false);
  const [templatesUnderWay, setTemplatesUnderWay] = useState(0);
  const [empty, setEmpty] = useState<readonly MergeField[]>([]);
  /** To tell it from what they typed. */
  const filled = useRef({ subject: '', body: '' });

  function isTyped(field: 'subject' | 'body'): boolean {
    const value = form.getValues()[field];
    return value !== '' && value !== filled.current[field];
  }

  async function begin(): Promise<void> {
    const [addresses, { subject, body, empty: gaps }, receiver] = await Promise.all([
      queryClient.fetchQuery(fromAddressesQuery),
      queryClient.fetchQuery(filledInQuery('emailBlast', undefined, start)),
      customerId || leadId ? queryClient.fetchQuery(receiverQuery(start)) : undefined,
    ]);
    const first = { from: addresses[0]?.address ?? '', to: receiver?.email ?? '', subject, body };
    const typed = form.getValues();
    filled.current = { subject, body };
    if (typed.body === '') setEmpty(gaps);
    form.resetDirty({ ...startValues(start), ...first });
    // What was typed while this was on its way stays.
    form.setValues({
      from: typed.from || first.from,
      to: typed.to || first.to,
      subject: typed.subject || subject,
      body: typed.body || body,
    });
  }
  useOnMount(() => {
    void begin()
      .catch(onFailure)
      .finally(() => setHasBegun(true));
  });

  async function fillTemplate(): Promise<void> {
    const { templateKind, templateId, policyId } = form.getValues();
    if (!templateKind || !templateId) return;
    const about = { customerId, leadId, policyId: policyId ?? undefined };
    const template = await queryClient.fetchQuery(filledInQuery(templateKind, templateId, about));
    const now = form.getValues();
    // Another choice was made while this one was on its way.
    if (now.templateId !== templateId || now.policyId !== policyId) return;
    // A letter often has no subject of its own.
    const subject = template.subject || now.subject;
    const { body } = template;
    filled.current = { subject: template.subject || filled.current.subject, body };
    setEmpty(template.empty);
    form.setValues({ subject, body });
  }

  return {
    fillTemplate: () => {
      setTemplatesUnderWay((count) => count + 1);
      return fillTemplate()
        .catch(onFailure)
        .finally(() => setTemplatesUnderWay((count) => count - 1));
    },
    wouldReplace: () => isTyped('body') || isTyped('subject'),
    isFilling: !hasBegun || templatesUnderWay > 0,
    empty,
  };
}
