/** More than an agency needs; each costs something with every change. */
export const MOST_WEBHOOKS = 20;

export const TOO_MANY = `Your agency has ${MOST_WEBHOOKS} webhooks. Delete one that is no longer needed first.`;

/** Seconds between one try and the next: about two days in all, then the message has failed. */
const PAUSES = [10, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 43_200, 43_200] as const;

/** How long the same message waits after its so many failures; nothing when it is given up. */
export function pauseOfMessage(tries: number): number | undefined {
  return PAUSES[tries - 1];
}

const LONGEST_PAUSE = 3600;

/** How long a webhook is left alone after so many failures in a row: an hour at most, so that its return is noticed. */
export function pauseOfWebhook(failures: number): number {
  return Math.min(pauseOfMessage(failures) ?? LONGEST_PAUSE, LONGEST_PAUSE);
}

/** A webhook that nothing has reached for so many days is switched off. */
export const OFF_AFTER_DAYS = 5;

const DAY_MS = 86_400_000;

export function isToBeSwitchedOff(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= OFF_AFTER_DAYS * DAY_MS;
}

/** Whatever says that the message arrived. */
export function isArrived(status: number): boolean {
  return status >= 200 && status < 300;
}

export const SWITCHED_OFF = 'Switch the webhook on first.';
