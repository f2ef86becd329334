/** Rows as carriers write them, each with the policy that is meant, or none. The same on every machine. */
export interface LabelledRow {
  kind: string;
  number: string;
  name: string;
  product: string;
  date: string;
  effective: string;
  premium: string;
  /** The place of the policy in the book. */
  means: number | undefined;
}

export interface BookPolicy {
  number: string;
  /** The place of the customer. */
  customer: number;
  product: number;
  effdate: string;
  expdate: string;
  premium: number;
}

export const PRODUCTS = [
  { name: 'Personal Auto', line: 'Auto' },
  { name: 'Homeowners', line: 'Home' },
  { name: 'Flood', line: 'Flood' },
  { name: 'Umbrella', line: 'Liability' },
];
/** What carriers call them. */
const OTHER_WORDS = ['PPA AUTOMOBILE', 'HO3', 'FLD', 'Pers Umb Umbrella Pol'];
const LETTERS = ['PA', 'HO', 'FL', 'UMB'];

const FIRST =
  'María José Ana Luis Carlos Elena Pedro Lucía Jorge Sofía Daniel Laura Miguel Carmen Andrés Teresa Robert James Linda Patricia'.split(
    ' ',
  );
const LAST =
  "Núñez García Rodríguez O'Brien Johnson Smith Hernández Pérez Williams Castellanos Montgomery D'Angelo Fernández Ramírez Thompson Valdivia Whitaker Zambrano Quintana Albright".split(
    ' ',
  );

/** A small generator, so that the set never changes. */
export function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Customer {
  first: string;
  last: string;
  business: string;
}

/** Each name once: of two people of one name nobody could say who is meant. */
export function makeBook(): { customers: Customer[]; policies: BookPolicy[] } {
  const random = randomOf(22);
  const customers = FIRST.flatMap((first, at) =>
    LAST.map((last, nth) => ({
      first,
      last,
      business: (at * LAST.length + nth) % 10 === 7 ? `${last} ${first} Roofing LLC` : '',
    })),
  );
  const policies = customers.flatMap((_, customer) =>
    PRODUCTS.map((__, product) => product)
      .filter((product) => product === customer % 4 || random(3) === 0)
      .map((product) => bookPolicy(customer, product, random)),
  );
  return { customers, policies };
}

function bookPolicy(customer: number, product: number, random: (below: number) => number): BookPolicy {
  const serial = String(1_000_000 + random(8_999_999));
  const letters = LETTERS[product] as string;
  const number = [
    `${letters}-${serial}`,
    `${letters}00${serial}`,
    `${serial.slice(0, 2)}-${serial.slice(2)}-${letters}`,
    `${letters} ${serial.slice(0, 3)} ${serial.slice(3)}`,
    `${letters}-${serial}-01`,
  ][random(5)] as string;
  const [month, day] = [1 + random(9), 1 + random(28)].map((part) => String(part).padStart(2, '0'));
  return {
    number,
    customer,
    product,
    effdate: `2026-${month}-${day}`,
    expdate: `2027-${month}-${day}`,
    premium: 40_000 + random(300_000),
  };
}

type Noise = (row: LabelledRow, around: Around) => Partial<LabelledRow> | undefined;

interface Around {
  policy: BookPolicy;
  customer: Customer;
  random: (below: number) => number;
}

const bare = (number: string) => number.replaceAll(/[^0-9A-Za-z]/g, '');
const endsInLetters = ({ number }: BookPolicy) => /[A-Z]$/.test(number);
const hasSuffix = ({ number }: BookPolicy) => number.endsWith('-01');
const isBusiness = ({ business }: Customer) => business !== '';
const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const lastFirst = ({ first, last }: Customer) => unaccented(`${last}, ${first}`).toUpperCase();
const swapped = (number: string) =>
  number.replace(/(\d)(?!\1)(\d)(?=\d)/, (_, one: string, other: string) => `${other}${one}`);
const NOBODY = 'KOWALCZYK, ZBIGNIEW';
const people = (customer: Customer, change: Partial<LabelledRow>) =>
  isBusiness(customer) ? undefined : change;

/** What carriers do to a row, by its name. What does not apply to a policy is undefined. */
export const NOISE: Record<string, Noise> = {
  'as it is': () => ({}),
  'no dashes and spaces': ({ number }) => ({ number: bare(number) }),
  'spaces between groups': ({ number }) => ({
    number: number.replaceAll(/[-]/g, ' ').replace(/(\d{4})/, '$1 '),
  }),
  'dots between groups': ({ number }) => ({ number: number.replaceAll(/[- ]/g, '.') }),
  'lower case': ({ number }) => ({ number: number.toLowerCase() }),
  'zeros before it': ({ number }) => ({ number: `000${bare(number)}` }),
  'zeros after the letters': ({ number }) => ({ number: number.replace(/^([A-Z]+)[- ]?/, '$1-000') }),
  'zeros after the letters dropped': ({ number }) => ({ number: number.replace(/^([A-Z]+)0+/, '$1') }),
  'a suffix with a dash': ({ number }, { policy }) =>
    hasSuffix(policy) || endsInLetters(policy) ? undefined : { number: `${number}-02` },
  'a suffix with a space': ({ number }, { policy }) =>
    hasSuffix(policy) ? undefined : { number: `${bare(number)} 00` },
  'a letter behind a slash': ({ number }, { policy }) =>
    hasSuffix(policy) ? undefined : { number: `${number}/A` },
  'two digits glued on': ({ number }, { policy }) =>
    hasSuffix(policy) || endsInLetters(policy) ? undefined : { number: `${bare(number)}01` },
  'our suffix left out': ({ number }, { policy }) =>
    hasSuffix(policy) ? { number: number.replace(/-01$/, '') } : undefined,
  'letters left out': ({ number }) => ({ number: number.replaceAll(/[A-Z]+/g, '') }),
  'other letters': ({ number }) => ({ number: `X${number}` }),
  'O for zero': ({ number }) => ({ number: number.replaceAll('0', 'O') }),
  'number without name and dates': () => ({ name: '', effective: '', product: '' }),
  'a chargeback after the term': () => ({ date: '2027-12-15' }),
  'no number, last name first': (_, { customer }) =>
    people(customer, { number: '', name: lastFirst(customer) }),
  'no number, with an initial': (_, { customer: { first, last, business } }) =>
    business ? undefined : { number: '', name: `${first} Q. ${last}` },
  'no number, with a title and a generation': (_, { customer: { first, last, business } }) =>
    business ? undefined : { number: '', name: `MR ${first} ${last} JR` },
  'no number, cut off': (_, { customer }) =>
    people(customer, { number: '', name: lastFirst(customer).slice(0, -1) }),
  'no number, two insured': (_, { customer }) =>
    people(customer, { number: '', name: `${lastFirst(customer)} & WALDEMAR` }),
  'no number, product in other words': (_, { policy, customer }) =>
    people(customer, {
      number: '',
      name: lastFirst(customer),
      product: OTHER_WORDS[policy.product] as string,
    }),
  'no number, business without its form': (_, { customer }) =>
    isBusiness(customer)
      ? { number: '', name: unaccented(customer.business).toUpperCase().replace(' LLC', '') }
      : undefined,
  'no number, no product, the premium': (_, { customer }) =>
    people(customer, { number: '', name: lastFirst(customer), product: '' }),
  'two digits changed places': ({ number }) => ({ number: swapped(number) }),
  'a wrong digit': ({ number }) => ({
    number: number.replace(/\d(?=\d{2})/, (digit) => `${(Number(digit) + 3) % 10}`),
  }),
  'another name on the right number': () => ({ name: NOBODY }),
  'both columns in one style': ({ number }, { customer }) => ({
    number: bare(number).toLowerCase(),
    name: lastFirst(customer).toLowerCase(),
  }),
};

/** Rows that mean none of our policies. */
const STRANGERS: Record<string, Noise> = {
  'nobody known': (_, { random }) => ({ number: `ZZ-${7_000_000 + random(999_999)}`, name: NOBODY }),
  'a customer of ours with a policy that is not ours': (_, { policy, random }) => ({
    number: `QX-${6_000_000 + random(999_999)}`,
    product: policy.product === 0 ? 'Boat' : 'Motorcycle',
    effective: '2026-10-30',
    premium: '1.23',
  }),
  'another term of life of the same name': (_, { customer, random }) =>
    people(customer, {
      number: `QY-${5_000_000 + random(999_999)}`,
      name: `${unaccented(customer.last)}, WILHELMINA`,
      effective: '',
    }),
  'a number that only looks alike, of somebody else': ({ number }, { policy }) =>
    hasSuffix(policy) || endsInLetters(policy)
      ? undefined
      : { number: `${number}-77`, name: NOBODY, effective: '' },
};

export const ROWS = 2000;

export function makeRows({ customers, policies }: ReturnType<typeof makeBook>): LabelledRow[] {
  const random = randomOf(2026);
  const kinds = [...Object.keys(NOISE), ...Object.keys(STRANGERS)];
  const rows: LabelledRow[] = [];
  for (let nth = 0; rows.length < ROWS; nth++) {
    const kind = kinds[nth % kinds.length] as string;
    const means = random(policies.length);
    const policy = policies[means] as BookPolicy;
    const customer = customers[policy.customer] as Customer;
    const isOurs = kind in NOISE;
    const row: LabelledRow = {
      kind,
      number: policy.number,
      name: customer.business || `${customer.first} ${customer.last}`,
      product: PRODUCTS[policy.product]?.name ?? '',
      date: '2026-11-15',
      effective: policy.effdate,
      premium: (policy.premium / 100).toFixed(2),
      means: isOurs ? means : undefined,
    };
    const change = (NOISE[kind] ?? STRANGERS[kind])?.(row, { policy, customer, random });
    if (change) rows.push({ ...row, ...change });
  }
  return rows;
}
