import type { Named } from '#platform/shared/record-fields.ts';

/** How an agency heard of the product. */
export const SOURCES: readonly Named[] = [
  'Referral',
  'Web search',
  'Trade show',
  'Advertisement',
  'Cold call',
  'Carrier',
  'Association',
  'Former client',
  'Other',
].map((name, at) => ({ id: at + 1, name }));

/** The competitor that is none of the list: its name is typed. */
export const OTHER_COMPETITOR = 127;

/** Systems that agencies come from. */
export const COMPETITORS: readonly Named[] = [
  ...[
    'AMS360',
    'Applied Epic',
    'EZLynx',
    'HawkSoft',
    'Jenesis',
    'NowCerts',
    'Partner XE',
    'QQCatalyst',
    'Xanatek',
    'Spreadsheets',
  ].map((name, at) => ({ id: 101 + at, name })),
  { id: OTHER_COMPETITOR, name: 'Other' },
];

export const BILL_PLANS = ['Monthly', 'Yearly'] as const;
export type BillPlan = (typeof BILL_PLANS)[number];
