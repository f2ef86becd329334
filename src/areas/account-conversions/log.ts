import type { LogSubject } from '#platform/shared/change-log.ts';

export const CONVERSION_LOG: LogSubject = {
  subject: 'conversion',
  actions: ['added', 'voided', 'completed'],
  fields: {
    conversionType: 'Conversion Type',
    competitorName: 'Conversion from',
    conversionFee: { label: 'Conversion Fee', unit: 'money' },
    comments: 'Comments',
    conversionState: 'Conversion',
  },
};

export const LOG: readonly LogSubject[] = [CONVERSION_LOG];
