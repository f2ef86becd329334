import type { LogSubject } from '#platform/shared/change-log.ts';

export const PETTY_CASH_LOG: LogSubject = {
  subject: 'petty cash',
  actions: ['started', 'paid out', 'ended', 'reopened'],
  fields: {
    employeeId: { label: 'Person', unit: 'person' },
    officeId: { label: 'Office', unit: 'office' },
    date: 'Day',
    startingAmount: { label: 'Starting amount', unit: 'money' },
    startingDifference: { label: 'Difference at the start', unit: 'money' },
    startingReason: 'Reason at the start',
    endingAmount: { label: 'Ending amount', unit: 'money' },
    difference: { label: 'Difference', unit: 'money' },
    endingReason: 'Reason at the end',
    amount: { label: 'Amount', unit: 'money' },
    reason: 'Reason',
  },
};

export const LOG: readonly LogSubject[] = [PETTY_CASH_LOG];
