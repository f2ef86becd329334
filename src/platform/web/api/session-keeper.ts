import type { CallError } from './call-error.ts';

/** What the client asks of the session when a call is refused with 401; the session area provides it. */
export interface SessionKeeper {
  /** Resolves with a fresh token in hand; many callers share one renewal. */
  renew(): Promise<void>;
  /** Resolves once the person has signed in again; never settles when the page is left instead. */
  signInAgain(refusal: CallError): Promise<void>;
}

let keeper: SessionKeeper | undefined;

export function setSessionKeeper(value: SessionKeeper): void {
  keeper = value;
}

export function sessionKeeper(): SessionKeeper {
  if (!keeper) throw new Error('A call was made before the session keeper was set.');
  return keeper;
}
