import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { say } from '#platform/web/wording.ts';
import { type Webhook, type WebhookInput, webhookInput } from '../contract.ts';
import { EVENT_KINDS, type EventKind } from '../statuses.ts';
import { texts } from './texts.ts';

export interface WebhookValues extends Record<string, unknown> {
  address: string;
  events: EventKind[];
  active: boolean;
}

/** In the agency's words. */
export const kindLabel = (kind: EventKind) => say(texts.kinds[kind]);

export function valuesOf(webhook: Webhook | undefined): WebhookValues {
  const { address = '', events = [], active = true } = webhook ?? {};
  return { address, events: [...events], active };
}

export function webhookErrors(values: WebhookValues): Record<string, string> {
  return formErrors(schemaErrors(webhookInput.safeParse(values)));
}

export function bodyOf(values: WebhookValues): WebhookInput {
  return webhookInput.parse(values);
}

export function webhookDifferences(theirs: Webhook, mine: WebhookValues): Difference[] {
  const rows = [
    { label: texts.differences.address, theirs: theirs.address, mine: mine.address.trim() },
    {
      label: texts.differences.changesTo,
      theirs: eventWords(theirs.events),
      mine: eventWords(mine.events),
    },
    { label: texts.differences.switchedOn, theirs: yesNo(theirs.active), mine: yesNo(mine.active) },
  ];
  return rows.filter(({ theirs: one, mine: other }) => one !== other);
}

export function eventWords(events: readonly EventKind[]): string {
  return EVENT_KINDS.filter((kind) => events.includes(kind))
    .map(kindLabel)
    .join(', ');
}

const yesNo = (value: boolean) => (value ? texts.differences.yes : texts.differences.no);
