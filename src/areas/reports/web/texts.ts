import { counted } from '#platform/shared/noun.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';
import type { FilterName } from '../rules/report.ts';

/** What the screens of reports say. */
export const texts = screenTexts({
  reports: {
    title: 'Reports',
    about: 'Click any number to see the records behind it',
  },
  report: {
    /** A report or a figure, and what it is grouped by. */
    by: (what: string, grouping: string) => `${what} by ${grouping.toLowerCase()}`,
    counted: (what: string, from: string, to: string) => `${what} from ${from} to ${to}`,
    sendOnSchedule: 'Send on a schedule',
    filters: 'Filters',
    groups: 'Groups',
    empty: 'Nothing in this period. Choose other days or fewer filters.',
    share: 'Share',
    total: 'Total',
    others: (count: number) => counted(count, 'other'),
    opensRecords: (records: string) => `Opens the ${records} of this figure`,
    figureOfGroup: (figure: string, group: string, value: string) => `${figure} of ${group}: ${value}`,
    figureOfAll: (figure: string, value: string) => `${figure} of all: ${value}`,
  },
  /** With the year before, where the days are all of one year. */
  yearBefore: {
    column: (year: number | undefined) => (year === undefined ? 'Vs. the year before' : `Vs. ${year}`),
    change: (change: string, year: number | undefined) =>
      year === undefined ? `${change} vs. the year before` : `${change} vs. ${year}`,
    sameDays: (year: number | undefined) =>
      year === undefined ? 'Same days in the year before' : `Same days in ${year}`,
  },
  rows: {
    title: 'Rows',
    days: (from: string, to: string) => `${from} to ${to}`,
    empty: 'Nothing in these days.',
  },
  filters: {
    showBy: 'Show by',
    days: 'Days',
    chosenDays: 'Chosen days',
    labels: {
      office: 'Office',
      person: 'Person',
      company: 'Company',
      line: 'Line',
      kind: 'New or renewal',
      method: 'Method',
      source: 'Source',
      status: 'Status',
    } satisfies Record<FilterName, string>,
    /** The choice that leaves nothing out. */
    all: {
      office: 'All',
      person: 'Everybody',
      company: 'All',
      line: 'All',
      kind: 'Both',
      method: 'Any',
      source: 'Any',
      status: 'Any',
    } satisfies Record<FilterName, string>,
    reset: 'Reset',
  },
  savedFilters: {
    title: 'Saved filters',
    save: 'Save this filter',
    shared: 'shared',
    sharedBy: (name: string) => `shared by ${name}`,
    editFilter: (name: string) => `Edit the filter ${name}`,
    deleteFilter: (name: string) => `Delete the filter ${name}`,
    deleted: (name: string) => `The filter ${name} was deleted.`,
    edit: 'Edit the saved filter',
    labels: { name: 'Name', shared: 'Shared', mailed: 'Mailed' },
    share: 'Share with everybody who may open this report',
    mailToMe: 'Mail it to me',
    never: 'Never',
    whenMailed: 'It is mailed at 6:00 in the morning of your office, with what you may see at that time.',
    yes: 'Yes',
    no: 'No',
  },
  renewals: {
    title: 'Renewals in the next 30 days',
    titleWithCount: (count: number) => `Renewals in the next 30 days (${showCount(count)})`,
    all: 'All renewals',
    none: 'Nothing comes up for renewal.',
    bars: 'Policies to renew on each of the next 30 days',
    ofDay: (count: number) => counted(count, 'policy'),
    renew: 'Renew',
    renewPolicy: (policy: string) => `Renew policy ${policy}`,
    inDays: (days: number) => (days === 1 ? 'in 1 day' : `in ${days} days`),
    allToRenew: (count: number) => `All ${showCount(count)} to renew`,
    premiumInAll: (amount: string) => `${amount} premium in all`,
  },
  financeDue: {
    title: 'Finance payments due this week',
    dueAndOverdue: 'Due and overdue',
    none: 'No payment is due this week.',
    about: 'Payments of approved contracts that are not paid yet.',
    payments: (count: number) => counted(count, 'payment'),
    thisWeek: 'This week',
  },
});
