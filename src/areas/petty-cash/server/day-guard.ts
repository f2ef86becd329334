import type { WorkSpace } from '#platform/server/http/call.ts';

/** An office's day. */
export interface OfficeDay {
  officeId: number;
  day: string;
}

/** Whoever closes days; the application names them. What holds a day open holds it until its transaction ends. */
export interface DayGuard {
  /** Refuses to change a closed day, and keeps an open one from being closed meanwhile. */
  keepOpen(work: WorkSpace, day: OfficeDay): Promise<void>;
  /** The same without a refusal: whether the day is open. */
  isKeptOpen(work: WorkSpace, day: OfficeDay): Promise<boolean>;
  isClosed(work: WorkSpace, day: OfficeDay): Promise<boolean>;
}

export const NO_CLOSED_DAYS: DayGuard = {
  keepOpen: async () => undefined,
  isKeptOpen: async () => true,
  isClosed: async () => false,
};
