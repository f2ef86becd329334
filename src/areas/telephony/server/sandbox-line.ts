import type { LineState, PhoneLine } from './phone-line.ts';

const RINGS_MS = 2000;
const GIVES_UP_MS = 20_000;

/**
 * A telephone company that exists only here. It remembers nothing: the name of a call contains its number and its
 * start, and everything else follows from the time since. So it is the same after a restart.
 */
export const sandboxLine: PhoneLine = {
  place: async (digits, startedAt) => sandboxName(digits, startedAt),
  stateOf: async (line, now) => sandboxState(line, now),
  hangUp: async (line, now) => {
    const state = sandboxState(line, now);
    if (state.endedAt) return state;
    return { ...state, endedAt: now, outcome: state.connectedAt ? 'completed' : 'cancelled' };
  },
};

export function sandboxName(digits: string, startedAt: Date): string {
  return `sandbox-${digits}-${startedAt.getTime()}`;
}

/** Rings for two seconds, then is connected; the last four digits of the number make the exceptions. */
export function sandboxState(line: string, now: Date): LineState {
  const [, digits = '', started = '0'] = line.split('-');
  const after = (milliseconds: number) => new Date(Number(started) + milliseconds);
  const ended = (endedAt: Date, outcome: LineState['outcome']) =>
    now < endedAt ? RINGING : { connectedAt: null, endedAt, outcome };
  if (digits.endsWith('0199')) return ended(after(RINGS_MS), 'busy');
  if (digits.endsWith('0198')) return ended(after(GIVES_UP_MS), 'no answer');
  if (digits.endsWith('0197')) return ended(after(0), 'failed');
  const connectedAt = after(RINGS_MS);
  return now < connectedAt ? RINGING : { connectedAt, endedAt: null, outcome: '' };
}

const RINGING: LineState = { connectedAt: null, endedAt: null, outcome: '' };
