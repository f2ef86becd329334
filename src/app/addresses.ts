/** An address from the older application or the specification, and the screen of ours that it opens. */
export interface Address {
  /** `{name}` stands for what varies, in the path and in the query. */
  from: string;
  /** Absent while its screen does not exist: the address then shows the 404 page, and nothing leads there. */
  to?: string;
}

/** The routes of the application itself. */
export const ROUTES: readonly Address[] = [
  { from: '/', to: '/' },
  { from: '/auth/login', to: '/auth/login' },
  { from: '/welcome', to: '/welcome' },
  { from: '/task', to: '/task' },
  { from: '/TaskEdit', to: '/TaskEdit' },
  { from: '/taskTab/{id}', to: '/taskTab/{id}' },
  { from: '/commissions/reconcile', to: '/commissions/reconcile' },
  { from: '/commissions/reconcile/{id}', to: '/commissions/reconcile/{id}' },
  { from: '/commissions/create', to: '/commissions/create' },
  { from: '/commissions/merge', to: '/commissions/merge' },
  { from: '/office/message', to: '/office/message' },
  { from: '/training', to: '/training' },
  { from: '/training/{id}', to: '/training/{id}' },
  { from: '/attachment', to: '/attachment' },
  { from: '/email', to: '/email' },
  { from: '/addOn', to: '/addOn' },
  { from: '/paymentMethod', to: '/paymentMethod' },
  { from: '/billNow', to: '/billNow' },
  { from: '/checkNumber', to: '/checkNumber' },
  { from: '/financeContract', to: '/financeContract' },
  { from: '/agencyBuzz', to: '/agencyBuzz' },
  { from: '/signUp', to: '/signUp' },
];

/** What came after `#`; only the browser sees it and resolves it. */
export const HASH_ROUTES: readonly Address[] = [
  { from: '/home', to: '/' },
  { from: '/profile', to: '/office' },
  { from: '/office/view/{officeId}', to: '/office/view/{officeId}' },
  { from: '/settings', to: '/settings' },
  { from: '/market_place', to: '/market_place' },
  { from: '/rolodex', to: '/rolodex' },
  { from: '/admin', to: '/admin' },
  { from: '/backofficeTab', to: '/admin/backoffice' },
  { from: '/admin/backoffice/view/{id}', to: '/admin/backoffice/view/{id}' },
  { from: '/customer/search', to: '/customer/search' },
  { from: '/referral_program', to: '/referral_program' },
  { from: '/forms', to: '/forms' },
  { from: '/eod', to: '/eod' },
  { from: '/reports', to: '/reports' },
  { from: '/fileLocker', to: '/fileLocker' },
  { from: '/leads', to: '/leads' },
  { from: '/leads/new', to: '/leads/new' },
  { from: '/leads/open', to: '/leads/open' },
  { from: '/leads/sold', to: '/leads/sold' },
  { from: '/leads/closed', to: '/leads/closed' },
  { from: '/leads/Incubate', to: '/leads/Incubate' },
  { from: '/leads/unassigned', to: '/leads/unassigned' },
  { from: '/leads/CallCenter', to: '/leads/CallCenter' },
  { from: '/leads/snapshot', to: '/leads/snapshot' },
  { from: '/leads/stats', to: '/leads/stats' },
  { from: '/leads/lookup', to: '/leads/lookup' },
  { from: '/leads/log', to: '/leads/log' },
  { from: '/leads/tasks', to: '/leads/tasks' },
];

/** The pages of the older application; the server redirects them. */
export const PAGE_LINKS: readonly Address[] = [
  { from: '/logout.php', to: '/auth/logout' },
  { from: '/dashboard.php', to: '/' },
  { from: '/customerEdit.php?id=0', to: '/customer/add' },
  { from: '/customerEdit.php?id={id}', to: '/customer/{id}/edit' },
  { from: '/telephonyBrowser.php', to: '/telephony' },
  { from: '/customersPayment.php?id={id}', to: '/customer/{id}/payment' },
  {
    from: '/payment_receipt.php?id={id}&receiptNum={receiptNum}&officeID={officeID}',
    to: '/customer/{id}/receipt/{officeID}/{receiptNum}',
  },
  { from: '/downloadCommissions.php', to: '/commissions/import' },
  { from: '/leadEdit.php?id=0', to: '/lead/add' },
  { from: '/leadEdit.php?id={id}', to: '/lead/{id}/edit' },
];

/** The screen for an address with the rest of its query kept, or nothing when there is none. */
export function resolveAddress(table: readonly Address[], given: string): string | undefined {
  for (const { from, to } of table) {
    const found = to !== undefined && match(read(from), read(given));
    if (found) return fill(to, found.values) + (found.rest.length > 0 ? `?${found.rest.join('&')}` : '');
  }
  return undefined;
}

interface ReadAddress {
  path: string[];
  /** As `name=value`, untouched. */
  query: string[];
}

function read(address: string): ReadAddress {
  const [path = '', query = ''] = address.split('?');
  return { path: path.split('/'), query: query.split('&').filter((pair) => pair !== '') };
}

interface Match {
  values: Map<string, string>;
  /** The part of the query that the pattern does not name. */
  rest: string[];
}

function match(pattern: ReadAddress, given: ReadAddress): Match | undefined {
  if (pattern.path.length !== given.path.length) return undefined;
  const values = new Map<string, string>();
  const pairs = pattern.path.map((part, at): [string, string | undefined] => [part, given.path[at]]);
  const named = new Set<string | undefined>();
  for (const wanted of pattern.query) {
    const [name = '', part = ''] = wanted.split('=');
    const pair = given.query.find((each) => each.startsWith(`${name}=`));
    pairs.push([part, pair?.slice(name.length + 1)]);
    named.add(pair);
  }
  if (!pairs.every(([part, value]) => takes(part, value, values))) return undefined;
  return { values, rest: given.query.filter((pair) => !named.has(pair)) };
}

/** What varies is a number: nothing else can be an id. */
function takes(part: string, value: string | undefined, values: Map<string, string>): boolean {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  if (name === undefined) return part === value;
  if (value === undefined || !/^\d+$/.test(value)) return false;
  values.set(name, value);
  return true;
}

function fill(to: string, values: ReadonlyMap<string, string>): string {
  return to.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '');
}
