import { LEAD_SCREENS } from '#areas/leads/rules.ts';
import type { MenuData } from '#areas/menu/contract.ts';
import type { GateName } from '#platform/shared/gates.ts';

export interface Tab {
  label: string;
  to: string;
  /** Where else its screens are. */
  also?: readonly string[];
  /** A part of the screen that the tab leads to. */
  hash?: string;
  gate?: GateName;
  /** The drop-down menu and its gate: a part of the menu data, or screens that are always the same. */
  menu?: { gate?: GateName; items: keyof MenuData | readonly MenuScreen[] };
}

export interface MenuScreen {
  title: string;
  link: string;
  gate?: GateName;
}

/** What everybody works with at the counter; the specification gives it no tab of its own. */
const OWN_SCREENS: readonly MenuScreen[] = [
  { title: 'My tasks', link: '/task' },
  { title: 'Receipts', link: '/receipts' },
  { title: 'Forms', link: '/forms' },
  { title: 'Petty cash', link: '/petty-cash' },
  { title: 'Hours', link: '/hours' },
];

const RATER_SCREENS: readonly MenuScreen[] = [
  { title: 'New Quote', link: '/quote/add' },
  { title: 'Stored Quotes', link: '/quotes' },
];

const BACK_OFFICE_SCREENS: readonly MenuScreen[] = [
  { title: 'Sign-Up New Agency', link: '/signUp' },
  { title: 'Apply New Addon', link: '/admin/backoffice/add-ons' },
  { title: 'Packages', link: '/admin/backoffice/packages' },
];

/** The navigation in its order. A tab is added together with its screen, so none leads nowhere. */
export const TABS: readonly Tab[] = [
  {
    label: 'Home',
    to: '/',
    also: [
      '/customer',
      '/policy',
      '/task',
      '/TaskEdit',
      '/taskTab',
      '/receipt',
      '/receipts',
      '/petty-cash',
      '/hours',
      '/email',
      '/forms',
    ],
    menu: { items: OWN_SCREENS },
  },
  { label: 'Office', to: '/office', gate: 'officeTab', menu: { gate: 'officeMenu', items: 'offices' } },
  { label: 'Rolodex', to: '/rolodex', gate: 'rolodex' },
  { label: 'EOD', to: '/eod', gate: 'endOfDay' },
  { label: 'Reports', to: '/reports', gate: 'reportsTab', menu: { gate: 'reportsMenu', items: 'report' } },
  { label: 'Dashboard', to: '/', hash: 'dashboard', gate: 'dashboard' },
  { label: 'Training', to: '/training', gate: 'training' },
  {
    label: 'Leads',
    to: '/leads',
    also: ['/lead'],
    gate: 'leads',
    menu: { gate: 'leadsMenu', items: LEAD_SCREENS },
  },
  { label: 'Rater', to: '/quotes', also: ['/quote'], gate: 'rater', menu: { items: RATER_SCREENS } },
  { label: 'File Locker', to: '/fileLocker', gate: 'fileLocker' },
  {
    label: 'Admin',
    to: '/admin',
    also: ['/commissions', '/office/message'],
    gate: 'adminTab',
    menu: { gate: 'adminMenu', items: 'admin' },
  },
  {
    label: 'Back Office',
    to: '/admin/backoffice',
    also: ['/signUp', '/addOn', '/paymentMethod', '/billNow', '/checkNumber', '/agencyBuzz'],
    gate: 'backOffice',
    menu: { items: BACK_OFFICE_SCREENS },
  },
];

/** The tab that the screen belongs to: the one whose address reaches farthest into the screen's. */
export function tabAt(tabs: readonly Tab[], path: string, hash: string): Tab | undefined {
  const [farthest] = tabs
    .map((tab) => ({ tab, reach: reachOf(tab, path, hash) }))
    .filter(({ reach }) => reach > 0)
    .sort((one, other) => other.reach - one.reach);
  return farthest?.tab ?? (path === '/' ? tabs[0] : undefined);
}

function reachOf({ to, also = [], hash: part }: Tab, path: string, hash: string): number {
  if (path === '/') return to === '/' && (part ?? '') === hash ? 1 : 0;
  const held = [to, ...also].filter((address) => path === address || path.startsWith(`${address}/`));
  return Math.max(0, ...held.map((address) => address.length));
}
