import type { LimitedDiscount, Reduction } from '#areas/account-discounts/rules/client-price.ts';
import type { CardType } from '#areas/account-payment-methods/statuses.ts';
import { DEMO_AGENCIES } from './agencies.ts';
import { BUZZ, DICTATION, packageNamed } from './back-office-catalogue.ts';
import { daysBefore } from './days.ts';
import { SMALL_AGENCIES } from './small-agencies.ts';

export const ACCOUNTING = 1;
export const SALES = 2;

export type DemoPayment =
  | { type: 'CHECK'; description: string }
  | { type: 'ACH'; routing: string; number: string }
  | { type: 'CC'; card: CardType; number: string };

export interface DemoPriced {
  lifetime?: Reduction;
  discounts: readonly LimitedDiscount[];
}

export interface DemoMethod extends DemoPriced {
  id: number;
  payment: DemoPayment;
  officeAmount: number;
  /** What it was before somebody edited it. */
  earlier?: { officeAmount: number; until: string };
  createdOn: string;
  endedOn?: string;
}

/** The base price in force on a day. */
export function basePriceOn({ officeAmount, earlier }: DemoMethod, day: string): number {
  return earlier && day < earlier.until ? earlier.officeAmount : officeAmount;
}

export interface DemoAccountAddOn extends DemoPriced {
  addOnId: number;
}

export interface DemoAccount {
  account: number;
  packageName: string;
  openOffices: number;
  createdOn: string;
  owner: string;
  /** The newest active one, which sets the price, comes last. */
  methods: readonly DemoMethod[];
  addOns: readonly DemoAccountAddOn[];
}

const FIRST_METHOD = 3000;
const check = (description: string): DemoPayment => ({ type: 'CHECK', description });
const bank = (routing: string, number: string): DemoPayment => ({ type: 'ACH', routing, number });
const card = (type: CardType, number: string): DemoPayment => ({ type: 'CC', card: type, number });

/** Numbers that card companies publish for tests. */
const VISA = card('Visa', '4111111111111111');
/** The sandbox declines what ends in 0002. */
const DECLINED = card('Visa', '4000000000000002');

/** Account after account, in turn. */
const PAYMENTS: readonly DemoPayment[] = [
  check('Mailed on the first of the month'),
  bank('021000021', '000123456789'),
  DECLINED,
  card('Master Card', '5555555555554444'),
  card('American Express', '378282246310005'),
  card('Discover', '6011111111111117'),
  VISA,
];

const dollars = (amount: number): Reduction => ({ amountType: 'A', amount });
const percent = (amount: number): Reduction => ({ amountType: 'P', amount });

/** Every account that the back office finds. */
export function demoAccounts(today: string): DemoAccount[] {
  return [...DEMO_AGENCIES, ...SMALL_AGENCIES].map(({ masterId, settings, offices, people }, at) => {
    const known = {
      account: masterId,
      packageName: settings.package_name ?? '',
      openOffices: offices.length,
      createdOn: (settings.created_at ?? today).slice(0, 10),
      owner: `${people[0]?.firstName} ${people[0]?.lastName}`,
    };
    if (masterId === 1001) return { ...known, ...shownFirst(known.packageName, today) };
    const payment = masterId === 1 ? check('In house') : (PAYMENTS[at % PAYMENTS.length] as DemoPayment);
    return {
      ...known,
      methods: [methodOf(FIRST_METHOD + 100 + at, payment, known, discountOf(masterId, at, today))],
      addOns: (settings.add_ons ?? []).map((addOnId) => ({ addOnId, discounts: [] })),
    };
  });
}

function methodOf(
  id: number,
  payment: DemoPayment,
  { packageName, createdOn }: { packageName: string; createdOn: string },
  priced: DemoPriced,
): DemoMethod {
  return { id, payment, officeAmount: packageNamed(packageName).price, createdOn, ...priced };
}

/** The provider charges itself nothing; of the others some have a lifetime discount, some one that ends. */
function discountOf(masterId: number, at: number, today: string): DemoPriced {
  if (masterId === 1) return { lifetime: percent(100_00), discounts: [] };
  if (at % 4 === 0) return { lifetime: dollars(5_00), discounts: [] };
  return { discounts: at % 4 === 1 ? [limited(today, percent(12_50), -20, 70)] : [] };
}

/** From so many days after today to so many; no second number means that it does not end. */
function limited(today: string, reduction: Reduction, from: number, to?: number): LimitedDiscount {
  return {
    ...reduction,
    effectiveDate: daysBefore(today, -from),
    expirationDate: to === undefined ? null : daysBefore(today, -to),
  };
}

/** The account that is shown first: all states of discounts, over a page of them, and a card that was declined. */
function shownFirst(packageName: string, today: string): Pick<DemoAccount, 'methods' | 'addOns'> {
  const on = (reduction: Reduction, from: number, to?: number) => limited(today, reduction, from, to);
  const since = (days: number) => ({ packageName, createdOn: daysBefore(today, days) });
  // The base price that held until somebody raised it.
  const officeAmount = 179_00;
  return {
    methods: [
      {
        ...methodOf(FIRST_METHOD + 1, check('By mail, to the attention of accounting'), since(640), {
          discounts: [on(dollars(20_00), -640, -460)],
        }),
        officeAmount,
      },
      {
        ...methodOf(FIRST_METHOD + 2, bank('063100277', '009876543210'), since(460), {
          lifetime: dollars(10_00),
          discounts: [on(percent(5_00), -460, -400), on(dollars(3_00), -30)],
        }),
        officeAmount,
        endedOn: daysBefore(today, 420),
      },
      { ...methodOf(FIRST_METHOD + 3, DECLINED, since(430), { discounts: [] }), officeAmount },
      {
        ...methodOf(FIRST_METHOD + 4, VISA, since(420), shownPrices(on)),
        earlier: { officeAmount, until: daysBefore(today, 250) },
      },
    ],
    addOns: [
      {
        addOnId: BUZZ.id,
        lifetime: percent(10_00),
        discounts: [on(dollars(5_00), -200, -100), on(dollars(4_00), -10, 80), on(percent(50_00), 90, 120)],
      },
      { addOnId: DICTATION.id, discounts: [on(dollars(1_00), 30)] },
    ],
  };
}

/** Discounts in each state. */
function shownPrices(on: (reduction: Reduction, from: number, to?: number) => LimitedDiscount): DemoPriced {
  return {
    lifetime: percent(5_00),
    discounts: [
      on(dollars(10_00), -400, -310),
      on(percent(10_00), -300, -240),
      on(dollars(5_00), -230, -200),
      on(percent(15_00), -190, -160),
      on(dollars(20_00), -150, -120),
      on(percent(5_00), -110, -90),
      on(dollars(7_50), -80, -60),
      on(dollars(10_00), -30, 60),
      on(percent(10_00), -15, 45),
      on(percent(2_50), 0),
      on(dollars(15_00), 61, 120),
      on(percent(20_00), 130, 160),
    ],
  };
}
