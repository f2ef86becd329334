import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  page: {
    title: 'Expected commissions',
    up: 'Admin',
    what: 'Terms without a commission, short-paid, paid at a wrong rate, overpaid or charged back, the largest loss first',
    csv: 'CSV',
    terms: 'Terms',
    none: 'Every term of this range is paid as it should be. Choose another range or company.',
  },
  chart: {
    differenceByKind: 'Difference by kind',
    lessThanExpected: 'Less than expected',
    moreThanExpected: 'More than expected',
    kindWithTerms: (kind: string, terms: string) => `${kind} (${terms})`,
  },
  totals: 'Totals',
  filters: {
    effectiveFrom: 'Effective from',
    effectiveTo: 'Effective to',
    allCompanies: 'All',
    anyKind: 'Any',
    tolerance: 'Tolerance',
  },
  labels: {
    kind: 'Kind',
    company: 'Company',
    customer: 'Customer',
    policy: 'Policy #',
    effective: 'Effective',
    premium: 'Premium',
    paidAgreed: 'Paid / agreed',
    expected: 'Expected',
    received: 'Received',
    difference: 'Difference',
    actions: 'Actions',
    total: 'Total',
  },
  row: {
    howCounted: (policy: string) => `How ${policy} is counted`,
    forward: 'Forward',
    forwardLine: (policy: string) => `Forward the line of ${policy}`,
    noPendingLine: 'No pending line of this term is in an active file.',
    forwarded: (policy: string) => `The line of ${policy} is forwarded.`,
    emailCarrier: 'Email carrier',
    emailCarrierAbout: (company: string, policy: string) => `Email carrier ${company} about ${policy}`,
    noEmail: (company: string) => `${company} has no email address. Enter it under Companies.`,
  },
});
