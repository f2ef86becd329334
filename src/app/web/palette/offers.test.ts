import { expect, test } from 'vitest';
import { menuFor } from '#areas/menu/rules.ts';
import { reportMenu } from '#areas/reports/rules/reports.ts';
import type { GateFacts } from '#platform/shared/gates.ts';
import { type Permission, permissionFlags } from '#platform/shared/permissions.ts';
import { openActions } from './open-actions.ts';
import { openScreens } from './open-screens.ts';
import { recentEntries } from './recent-entries.ts';
import { recordOnScreen } from './record-on-screen.ts';
import { receiptNumberIn, searchesFor } from './searches.ts';

function facts(
  permissions: Partial<Record<Permission, 0 | 1>>,
  config: Partial<GateFacts['config']> = {},
): GateFacts {
  return {
    permissions: { ...permissionFlags(permissions), BACKOFFICE_ACCOUNT_ADDONS: [] },
    isProvider: false,
    officeId: null,
    telephony: { telephonySubAccount: 0 },
    config: {
      liteSwitch: 1,
      isReceiveLeads: 1,
      isEnabledRaterTab: 0,
      officeTabDropdown: 1,
      reportTabDropdown: 1,
      adminTabDropdown: 1,
      leadsTabDropdown: 1,
      ...config,
    },
  };
}

const OWNER = facts({ PRowner: 1 });
const NOBODY = facts({
  PROfficeTab: 0,
  PRRolodexTab: 0,
  PRtraining: 0,
  PRLeadsTab: 0,
  PRshowAdminMenuDropdown: 0,
  PRshowReportsMenuDropdown: 0,
});
const MENU = menuFor(OWNER, { offices: [{ id: 7, name: 'Harbor Office' }], reports: reportMenu });
const screens = (of: GateFacts) => openScreens(of, MENU).map(({ href }) => href);

test('an owner is offered every screen of the navigation, each once', () => {
  const found = screens(OWNER);
  expect(found).toEqual(
    expect.arrayContaining(['/', '/#dashboard', '/leads', '/office/view/7', '/settings']),
  );
  expect(found).toEqual(expect.arrayContaining(MENU.admin.map(({ link }) => link)));
  expect(new Set(found).size).toBe(found.length);
  expect(openScreens(OWNER, MENU).find(({ href }) => href === '/leads')?.title).toBe('Leads');
});

test('nobody is offered a closed screen, not even by a menu that the browser kept from better days', () => {
  expect(screens(NOBODY)).toEqual([
    '/',
    '/task',
    '/receipts',
    '/forms',
    '/petty-cash',
    '/hours',
    '/settings',
    '/settings/tokens',
    '/referral_program',
    '/welcome',
  ]);
});

test('a list of leads needs the tab and its own permission', () => {
  const without = screens(facts({ PRowner: 0, PRLeadsTab: 1, PRLeadViewIncubateTab: 0 }));
  expect(without).toContain('/leads/new');
  expect(without).not.toContain('/leads/Incubate');
  expect(screens(facts({ PRLeadsTab: 0, PRLeadViewIncubateTab: 1 }))).not.toContain('/leads/Incubate');
});

test('an agency that switches a menu off closes none of its screens', () => {
  expect(screens(facts({ PRowner: 1 }, { adminTabDropdown: 0, leadsTabDropdown: 0 }))).toEqual(
    screens(OWNER),
  );
});

test('before the menu is known the rest is there', () => {
  expect(openScreens(OWNER, undefined).map(({ href }) => href)).toContain('/leads/stats');
});

test('the actions begin with the customer whose screen is open', () => {
  const actions = (path: string) => openActions(OWNER, { path }, 'customer').map(({ title }) => title);
  expect(actions('/')).toEqual(['Add customer', 'Add task', 'Add lead', 'Print this screen', 'Sign out']);
  expect(actions('/customer/12/edit')[0]).toBe('Take a payment from this customer');
  expect(openActions(OWNER, { path: '/customer/12' }, 'client')[0]?.href).toBe('/customer/12/payment');
  expect(actions('/customer/search')).toEqual(actions('/'));
});

test('the record on the screen is told by its address', () => {
  const kinds = ['finance', 'policy', 'receipt', 'lead', 'quote'];
  expect(kinds.map((kind) => recordOnScreen(`/${kind}/12`, {}))).toEqual(
    kinds.map((kind) => ({ kind, id: 12 })),
  );
  expect(recordOnScreen('/policy/7/edit', {})).toEqual({ kind: 'policy', id: 7 });
  expect(recordOnScreen('/TaskEdit', { id: 4 })).toEqual({ kind: 'TaskEdit', id: 4 });
  for (const path of ['/finance', '/customer/12', '/policy/x', '/TaskEdit', '/toString/1'])
    expect(recordOnScreen(path, {})).toBeUndefined();
});

test('what can be begun with the record whose screen is open comes first, by permission', () => {
  const offered = [
    { title: 'Fund GP-1', href: '/finance/12?open=fund' },
    { title: 'Void GP-1', href: '/finance/12?open=void', gate: 'receiptVoid' as const },
  ];
  const titles = (of: GateFacts) =>
    openActions(of, { path: '/finance/12', ofRecord: offered }, 'customer').map(({ title }) => title);
  expect(titles(OWNER).slice(0, 3)).toEqual(['Fund GP-1', 'Void GP-1', 'Add customer']);
  expect(titles(NOBODY)).not.toContain('Void GP-1');
});

test('an agency without leads is not offered to add one', () => {
  const titles = openActions(facts({}, { isReceiveLeads: 0 }), { path: '/' }, 'customer').map(
    ({ title }) => title,
  );
  expect(titles).not.toContain('Add lead');
});

test('records are asked for from three characters on', () => {
  expect(searchesFor('sm', OWNER)).toEqual([]);
  expect(searchesFor('smi', OWNER)).toEqual(['name', 'leads', 'tasks']);
});

test('digits are looked for among the numbers of policies and finance contracts, and as a phone when there is nothing else', () => {
  expect(searchesFor('HO-204', OWNER)).toEqual(['name', 'policy', 'contract', 'leads', 'tasks']);
  expect(searchesFor('(305) 555', OWNER)).toEqual(['name', 'policy', 'contract', 'phone', 'leads', 'tasks']);
  expect(searchesFor('(30', OWNER)).toEqual(['name', 'policy', 'contract', 'tasks']);
});

test('a number alone, or after the word, is looked for among those of receipts', () => {
  for (const text of ['268', '#268', 'receipt 26', 'Receipt #7'])
    expect(searchesFor(text, OWNER)).toContain('receipt');
  expect(['268', 'receipt 26', 'Receipt #7'].map(receiptNumberIn)).toEqual([268, 26, 7]);
  for (const text of ['26', '0000', 'HO-204', '305 555 0142', '1234567890'])
    expect(searchesFor(text, OWNER)).not.toContain('receipt');
});

test('someone who may not see leads does not search them', () => {
  expect(searchesFor('smith', NOBODY)).toEqual(['name', 'tasks']);
});

test('payment, task, email and policy are offered for the customer of the record on the screen', () => {
  const hrefs = (path: string, customerId?: number) =>
    openActions(OWNER, { path, customerId }, 'customer').map(({ href }) => href);
  const own = [
    '/customer/12/payment',
    '/customer/12?tab=tasks&edit=0',
    '/email?customerId=12',
    '/customer/12/policy/add',
  ];
  expect(hrefs('/customer/12').slice(0, 4)).toEqual(own);
  expect(hrefs('/policy/7', 12).slice(0, 4)).toEqual(own);
  expect(hrefs('/policy/7')).toEqual(hrefs('/'));
  const ofQuote = openActions(OWNER, { path: '/quote/4', leadId: 5 }, 'customer');
  expect(ofQuote.slice(0, 2).map(({ href }) => href)).toEqual([
    '/lead/5?tab=tasks&edit=0',
    '/email?leadId=5',
  ]);
  expect(hrefs('/lead/5').slice(0, 2)).toEqual(['/lead/5?tab=tasks&edit=0', '/email?leadId=5']);
  expect(hrefs('/taskTab/12')).toEqual(hrefs('/customer/12'));
});

test('the records that were looked at are offered again, but not the one on the screen', () => {
  const recent = [
    { path: '/customer/12', title: 'Maria Johnson' },
    { path: '/policy/7', title: 'PLM-1' },
    { path: '/admin/3', title: 'Not a record' },
    { path: '/quote/4', title: 'Quote 31' },
  ];
  expect(recentEntries(recent, '/customer/12')).toEqual([
    { key: 'recent-/policy/7', title: 'PLM-1', note: '#7', href: '/policy/7', kind: 'policy' },
    { key: 'recent-/quote/4', title: 'Quote 31', note: '#4', href: '/quote/4', kind: 'quote' },
  ]);
});
