import { isAbroad, phoneDigits } from '#platform/shared/phones.ts';

/** The digits that are dialed; an extension after an x is for the person who calls. */
export function dialDigits(typed: string): string {
  return phoneDigits(typed.replace(/x.*$/i, ''));
}

/** Ten digits as people write them; a name or a second number between them doesn't count. */
export function isDialable(typed: string): boolean {
  return /^[\d\s()+.-]*(x[\s\d]*)?$/i.test(typed) && dialDigits(typed).length === 10 && !isAbroad(typed);
}

export type CallState = 'ringing' | 'connected' | 'ended';

interface CallTimes {
  connectedAt: Date | null;
  endedAt: Date | null;
}

export function callState({ connectedAt, endedAt }: CallTimes): CallState {
  if (endedAt) return 'ended';
  return connectedAt ? 'connected' : 'ringing';
}

/** Whole seconds of talk, the running call up to now. Ringing does not count. */
export function secondsTalked({ connectedAt, endedAt }: CallTimes, now: Date): number {
  if (!connectedAt) return 0;
  return Math.max(0, Math.floor(((endedAt ?? now).getTime() - connectedAt.getTime()) / 1000));
}

/** 75 seconds as 1:15, an hour and more as 1:02:03. */
export function showSeconds(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
