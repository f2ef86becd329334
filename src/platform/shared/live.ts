import { type GateFacts, type GateName, isOpen } from './gates.ts';

export const LIVE_PATH = '/api/live';

/**
 * What a person is told immediately: something arrived, what they have read or hidden changed elsewhere, somebody
 * looked at, signed or declined a paper, changed something in a file locker or a task, or asked for an add-on or answered that.
 * Each has the gate of the calls that it is about.
 */
export const LIVE_GATES = {
  notification: 'notifications',
  notificationRead: 'notifications',
  signatures: undefined,
  fileLocker: 'fileLocker',
  marketPlace: undefined,
  takeOut: 'owner',
  tasks: undefined,
} as const satisfies Record<string, GateName | undefined>;

export type LiveKind = keyof typeof LIVE_GATES;

/** Whether somebody, or their API token, may hear of it: whoever may ask for what it is about. */
export function mayHear(kind: LiveKind, facts: GateFacts): boolean {
  const gate = LIVE_GATES[kind];
  return gate === undefined || isOpen(gate, facts);
}

/** Said whenever something may have been missed, also before the stream began: ask again for what is shown. */
export const READY = 'ready';
