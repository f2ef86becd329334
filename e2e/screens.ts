import { globSync, readFileSync } from 'node:fs';
import { owner } from '../src/platform/server/testing/browser-test-people.ts';

const SOURCES = ['src/app/web/*.tsx', 'src/areas/*/web/*.tsx'];
const DECLARED = /createRoute\(\{[^}]*?\bpath: '([^']+)'/g;

/** Every route of the router, read from the source: whoever adds one adds it here as well. */
export const ROUTES: readonly string[] = SOURCES.flatMap((pattern) => globSync(pattern))
  .sort()
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, path]) => path as string));

/** Routes that lead on to another screen right away, and the one for addresses that no screen has. */
export const LEAD_ON = ['/office', '/auth/logout', '/customer/$customer/receipt/$office/$number', '$'];

/**
 * What is opened for a route that has parameters or is empty without a query. `{table}` is the first row of the demo
 * agency in that table.
 */
const OPENED: Record<string, string> = {
  '/admin/backoffice/view/$account': '/admin/backoffice/view/1001',
  '/admin/bring-in/$id': '/admin/bring-in/{bring_ins}',
  '/admin/commissions/statements/$id': '/admin/commissions/statements/{commission_statements}',
  '/admin/companies/$id': '/admin/companies/{companies}',
  '/admin/employees/$id': '/admin/employees/{employees}',
  '/admin/groups/$id': '/admin/groups/{employee_groups}',
  '/admin/offices/$id': '/admin/offices/{offices}',
  '/admin/templates/$id': '/admin/templates/{templates}',
  '/admin/templates/add': '/admin/templates/add?kind=emailBlast',
  '/auth/reset': '/auth/reset?token=any',
  '/commissions/import/$id': '/commissions/import/{commission_imports}',
  '/commissions/merge': '/commissions/merge?fromIds=1500001&toIds=1500002',
  '/commissions/reconcile/$id': '/commissions/reconcile/{commission_files}',
  '/customer/$id': '/customer/104238',
  '/customer/$id/edit': '/customer/104238/edit',
  '/customer/$id/finance/add': '/customer/104238/finance/add',
  '/customer/$id/merge': '/customer/104238/merge',
  '/customer/$id/payment': '/customer/104238/payment',
  '/customer/$id/policy/add': '/customer/104238/policy/add',
  '/customer/search': '/customer/search?selection=name&query=garcia',
  '/email': '/email?customerId=104238',
  '/finance/$id': '/finance/{finance_contracts}',
  '/finance/$id/edit': '/finance/{finance_contracts}/edit',
  '/forms/$id/fill': '/forms/{forms}/fill?customerId=104238',
  '/forms/$id/map': '/forms/{forms}/map',
  '/lead/$id': '/lead/{leads}',
  '/lead/$id/edit': '/lead/{leads}/edit',
  '/leads/$list': '/leads/open',
  '/leads/lookup': '/leads/lookup?query=305',
  '/office/view/$officeId': '/office/view/{offices}',
  '/policy/$id': '/policy/{policies}',
  '/policy/$id/edit': '/policy/{policies}/edit',
  '/policy/$id/renew': '/policy/{policies}/renew',
  '/quote/$id': '/quote/{rater_quotes}',
  '/quote/$id/edit': '/quote/{rater_quotes}/edit',
  '/quote/add': '/quote/add?customer=104238',
  '/receipt/$id': '/receipt/{receipts}',
  '/reports/$report': '/reports/production',
  '/reports/$report/rows': '/reports/receipts/rows?days=last12Months&by=method',
  '/sign/$token': '/sign/not-a-link',
  '/taskTab/$id': '/taskTab/104238',
  '/admin/webhooks': '/admin/webhooks?webhook={webhooks}',
  '/training/{-$id}': '/training',
};

export interface Screen {
  route: string;
  /** With `{table}` where an id belongs. */
  address: string;
  /** Nobody for the screens before sign-in. */
  email: string | undefined;
}

const ADDRESSES = ROUTES.filter((route) => !LEAD_ON.includes(route)).map(
  (route): [route: string, address: string] => [route, OPENED[route] ?? route],
);

/** A tab is loaded when it opens, so each is a screen of its own. */
const TABS = ['policies', 'tasks', 'receipts', 'finance', 'attachments', 'email', 'log'].map(
  (tab): [route: string, address: string] => [`/customer/$id?tab=${tab}`, `/customer/104238?tab=${tab}`],
);

/** Screens of the provider's people. */
const BACK_OFFICE = [
  '/admin/backoffice',
  '/addOn',
  '/paymentMethod',
  '/billNow',
  '/checkNumber',
  '/agencyBuzz',
  '/signUp',
];

export const SCREENS: readonly Screen[] = [...ADDRESSES, ...TABS].map(([route, address]) => ({
  route,
  address,
  email: personFor(route),
}));

function personFor(route: string): string | undefined {
  if (route.startsWith('/auth/') || route.startsWith('/sign/')) return undefined;
  return BACK_OFFICE.some((path) => route.startsWith(path)) ? 'accounting@provider.test' : 'owner@demo.test';
}

const DEMO_AGENCY = 1001;

/** Of these only some can do all that their screens are for: a voided contract is not edited, a renewed term not renewed. */
const USUAL: Readonly<Record<string, string>> = {
  finance_contracts: `status = 'Approved' AND active`,
  leads: `status = 'open'`,
  policies: `status = 'active' AND purpose = 'RWL'`,
  rater_quotes: `status = 'open'`,
};

/** The address with ids of the demo agency in it. */
export async function withIds(address: string): Promise<string> {
  const table = /\{(\w+)\}/.exec(address)?.[1];
  if (!table) return address;
  const sql = `SELECT min(id) AS id FROM ${table} WHERE master_id = $1 AND ${USUAL[table] ?? true}`;
  return address.replace(`{${table}}`, (await owner().query(sql, [DEMO_AGENCY])).rows[0].id);
}
