import type { LogSubject } from '#platform/shared/change-log.ts';

/** In the agency's log what it asked for, in the provider's what was answered. */
export const ADD_ON_REQUEST_LOG: LogSubject = {
  subject: 'add-on request',
  actions: ['requested', 'applied', 'declined'],
  fields: {
    requestedAddOn: 'Requested Add-On',
    requestNote: 'Note',
    requestOutcome: 'Answer to Request',
    requestAnswer: 'Reason',
  },
};

export const LOG: readonly LogSubject[] = [ADD_ON_REQUEST_LOG];
