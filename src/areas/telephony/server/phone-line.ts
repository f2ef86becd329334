import type { Outcome } from '../contract.ts';

/** What the telephone company knows of a call. */
export interface LineState {
  connectedAt: Date | null;
  /** Null while it is running. */
  endedAt: Date | null;
  outcome: Outcome | '';
}

/** The way to the telephone company. A call is named there by the text that placing it answers. */
export interface PhoneLine {
  place(digits: string, now: Date): Promise<string>;
  stateOf(line: string, now: Date): Promise<LineState>;
  /** A call that has ended stays as it is. */
  hangUp(line: string, now: Date): Promise<LineState>;
}
