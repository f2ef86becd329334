export const NOTE_MAX = 1000;
export const ANSWER_MAX = 1000;

export const OUTCOMES = ['applied', 'declined'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const ADD_ON_STATES = ['Yours', 'Requested', 'Available'] as const;
export type AddOnState = (typeof ADD_ON_STATES)[number];

/** Where an add-on stands for an agency, by whether it has it and by what it asked for last. */
export function addOnState(isYours: boolean, request: { outcome: Outcome | null } | null): AddOnState {
  if (isYours) return 'Yours';
  return request && request.outcome === null ? 'Requested' : 'Available';
}

/** Why an agency cannot ask for an add-on now, or nothing when it can. */
export function whyNotRequested({ name, state }: { name: string; state: AddOnState }): string | undefined {
  if (state === 'Yours') return `Your agency has ${name} already.`;
  return state === 'Requested' ? `${name} is already requested.` : undefined;
}
