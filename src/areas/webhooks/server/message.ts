import type { DueMessage } from './delivery-store.ts';

/** What a webhook is sent: which record changed, and nothing of what is in it; docs/api.md describes it. */
export function messageText(message: DueMessage): string {
  return JSON.stringify({
    id: message.event_id,
    kind: message.kind,
    action: message.action,
    recordId: message.record_id,
    version: message.record_version,
    moment: message.happened_at.toISOString(),
    employeeId: message.employee_id,
  });
}
