import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { say } from '#platform/web/wording.ts';
import { type Webhook, type WebhookInput, webhookInput } from '../contract.ts';
import type { DeliveryState, EventKind } from '../statuses.ts';

export interface WebhookValues extends Record<string, unknown> {
  address: string;
  events: EventKind[];
  active: boolean;
}

export const EVENT_LABELS: Record<EventKind, string> = {
  get customer() {
    return say('Customers');
  },
  policy: 'Policies',
  receipt: 'Receipts',
  task: 'Tasks',
  contract: 'Finance contracts',
};

export const STATE_LABELS: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

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
    { label: 'Address', theirs: theirs.address, mine: mine.address.trim() },
    { label: 'Changes to', theirs: eventWords(theirs.events), mine: eventWords(mine.events) },
    { label: 'Switched on', theirs: yesNo(theirs.active), mine: yesNo(mine.active) },
  ];
  return rows.filter(({ theirs: one, mine: other }) => one !== other);
}

export function eventWords(events: readonly EventKind[]): string {
  const kinds = Object.keys(EVENT_LABELS) as EventKind[];
  return kinds
    .filter((kind) => events.includes(kind))
    .map((kind) => EVENT_LABELS[kind])
    .join(', ');
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
