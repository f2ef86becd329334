import type { Outcome } from '../contract.ts';

/** What the telephone company knows of a call. */
export interface LineState {
  connectedAt: Date | null;
  /** Null while it is running. */
  endedAt: Date | null;
  outcome: Outcome | '';
}

/**
 * The way to the telephone company. A call is named there by the text that placing it answers. It is another system:
 * nobody asks it while a transaction is open.
 */
export interface PhoneLine {
  /** Under one operation id it rings once, and is answered the same name again. */
  place(digits: string, startedAt: Date, operationId: string): Promise<string>;
  stateOf(line: string, now: Date): Promise<LineState>;
  /** A call that has ended stays as it is. */
  hangUp(line: string, now: Date): Promise<LineState>;
}

/** The line as it answered a moment ago, for a transaction that must not wait for it. */
export function answeredBefore(line: PhoneLine, state: LineState): PhoneLine {
  return { ...line, stateOf: async () => state };
}
