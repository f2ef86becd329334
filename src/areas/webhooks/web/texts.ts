import { capitalized } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';
import type { DeliveryState, EventKind } from '../statuses.ts';

/** What the screens of webhooks say. */
export const texts = screenTexts({
  webhooks: {
    title: 'Webhooks',
    admin: 'Admin',
    about: 'Other systems are told which records changed',
    add: 'Add webhook',
    none: 'No webhooks yet',
    edit: 'Edit',
    editNamed: (address: string) => `Edit ${address}`,
  },
  columns: {
    address: 'Address',
    changesTo: 'Changes to',
    state: 'State',
    madeBy: 'Made by',
    action: 'Action',
  },
  states: {
    on: 'On',
    off: 'Off',
    failing: 'Failing',
    switchedOff: 'Switched off after failures',
    since: (moment: string) => `Since ${moment}`,
  },
  /** The records whose changes a webhook is told of. */
  kinds: {
    customer: 'Customers',
    policy: 'Policies',
    receipt: 'Receipts',
    task: 'Tasks',
    contract: 'Finance contracts',
  } satisfies Record<EventKind, string>,
  form: {
    waiting: 'Webhook',
    add: 'Add webhook',
    edit: 'Edit webhook',
    address: 'Address',
    tellsOf: 'Tells of changes to',
    switchedOn: 'Switched on',
  },
  /** Where two people changed a webhook at the same time. */
  differences: {
    address: 'Address',
    changesTo: 'Changes to',
    switchedOn: 'Switched on',
    yes: 'Yes',
    no: 'No',
  },
  secret: {
    button: 'New secret',
    named: (address: string) => `New secret for ${address}`,
    ask: 'Make a new secret?',
    after: (host: string) =>
      `Messages to ${host} are signed with the new secret from now on. The receiver refuses them until it knows it.`,
    title: 'The secret of the webhook',
    label: 'Secret',
    copyItNow:
      'The receiver checks with it that a message comes from Coverdesk. Copy it now: it is not shown again.',
  },
  delete: {
    button: 'Delete',
    named: (address: string) => `Delete ${address}`,
    ask: 'Delete this webhook?',
    after: (host: string) =>
      `${host} is no longer told of changes, and the messages that were sent to it are gone.`,
    done: 'The webhook was deleted.',
  },
  messages: {
    title: (host: string) => `Messages to ${host}`,
    list: 'Messages',
    none: 'No messages yet',
    all: 'All',
    when: 'When',
    what: 'What',
    state: 'State',
    answer: 'Answer',
    action: 'Action',
    states: {
      waiting: 'Waiting',
      delivered: 'Delivered',
      failed: 'Failed',
    } satisfies Record<DeliveryState, string>,
    /** `kind` and `action` as programs are told them. */
    happened: (kind: string, record: number, action: string) => capitalized(`${kind} #${record} ${action}`),
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    triesAndNext: (count: number, next: string) =>
      count === 1 ? `1 try, next ${next}` : `${count} tries, next ${next}`,
    took: (milliseconds: number) => `${milliseconds} ms`,
    sendAgain: 'Send again',
    sendAgainNamed: (kind: string, record: number, message: number) =>
      `Send ${kind} ${record} again, message ${message}`,
    sentAgain: 'It goes out in a moment.',
  },
});
