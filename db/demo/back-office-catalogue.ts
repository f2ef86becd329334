import type { BillType, IncludeLevel } from '#areas/account-add-ons/rules.ts';
import { type TableRow, table } from './table-loader.ts';

/** Everything of the back office belongs to this agency. */
export const PROVIDER = 1;

export interface DemoPackage {
  id: number;
  name: string;
  level: number;
  /** Cents for each office and month. */
  price: number;
}

const named = (id: number, name: string, level: number, price: number): DemoPackage => ({
  id,
  name: `Coverdesk ${name}`,
  level,
  price,
});

/** The first five in the order of their levels. */
export const DEMO_PACKAGES: readonly DemoPackage[] = [
  named(101, 'Gold', 0, 39_00),
  named(102, 'Lite', 1, 59_00),
  named(103, 'Platinum', 2, 99_00),
  named(104, 'Diamond', 3, 149_00),
  named(105, 'Enterprise', 4, 199_00),
  named(106, 'MGA', 4, 299_00),
];

export function packageNamed(name: unknown): DemoPackage {
  const found = DEMO_PACKAGES.find((each) => each.name === name);
  if (!found) throw new Error(`The demo world sells no package "${name}".`);
  return found;
}

export interface DemoAddOn {
  id: number;
  name: string;
  billType: BillType;
  /** Cents, or hundredths of a percent of the written premium. */
  cost: number;
  includeLevel: IncludeLevel;
}

const addOn = (
  id: number,
  name: string,
  billType: BillType,
  cost: number,
  includeLevel: IncludeLevel = 999,
): DemoAddOn => ({ id, name, billType, cost, includeLevel });

export const BUZZ = addOn(31, 'Agency Buzz', 'flat_monthly', 49_00);
export const DICTATION = addOn(49, 'Dictation', 'per_employee', 9_00);

/** More than one page, with each bill type and include level. */
export const DEMO_ADD_ONS: readonly DemoAddOn[] = [
  addOn(10, 'Agency Website', 'flat_monthly', 29_00),
  addOn(12, 'Text Messages', 'per_customer', 5),
  addOn(14, 'Marketing Campaigns', 'flat_monthly', 39_00, 4),
  addOn(16, 'Carrier Downloads', 'per_office', 15_00, 2),
  addOn(18, 'Comparative Rater', 'per_office', 45_00, 3),
  addOn(21, 'E-Signature', 'per_employee', 8_00, 4),
  addOn(24, 'Client Portal', 'per_active_customer', 10),
  addOn(27, 'Broker Portal', 'per_broker', 12_00),
  BUZZ,
  addOn(33, 'Premium Share', 'written_premium', 25),
  addOn(36, 'Receipt Archive', 'per_customer_receipt', 2, 1),
  addOn(38, 'Call Recording', 'per_employee', 6_00),
  addOn(41, 'Document Storage', 'per_office', 10_00, 0),
  addOn(44, 'Carrier Appointments', 'flat_monthly', 19_00, 100),
  addOn(47, 'Certificates', 'per_office', 12_00, 3),
  DICTATION,
  addOn(52, 'Training Library', 'flat_monthly', 15_00, 1),
  addOn(55, 'Lead Exchange', 'flat_monthly', 25_00),
];

/** What each does, as agencies read it in the market place. */
const DESCRIPTIONS: Readonly<Record<number, string>> = {
  10: 'A website for your agency with a form that sends leads straight to you.',
  12: 'Send and receive text messages from a customer’s page.',
  14: 'Mail and text campaigns that follow up on leads and renewals.',
  16: 'Policies and commissions of your carriers, downloaded every night.',
  18: 'Compare the rates of your carriers side by side.',
  21: 'Have papers signed on a phone or computer.',
  24: 'Your insureds see their policies and pay online.',
  27: 'Brokers send you business and see what became of it.',
  31: 'Keeps your mailing lists in step with your customers.',
  33: 'Share in the premium that you write.',
  36: 'Keeps every receipt for ten years.',
  38: 'Records calls and keeps them with the customer.',
  41: 'Room for the files of your office.',
  44: 'Applies for appointments with new carriers for you.',
  47: 'Issues certificates of insurance.',
  49: 'Speak your notes instead of typing them.',
  52: 'Videos that train your people.',
  55: 'Buy and sell leads with other agencies.',
};

const PACKAGES = table('packages', ['master_id', 'id', 'name', 'level', 'price_monthly']);
const ADD_ONS = table('add_ons', [
  'master_id',
  'id',
  'name',
  'description',
  'bill_type',
  'cost_type',
  'cost',
  'lite_switch',
  'is_commissionable',
]);

export function* catalogueRows(): Generator<TableRow> {
  for (const { id, name, level, price } of DEMO_PACKAGES)
    yield PACKAGES.row({ master_id: PROVIDER, id, name, level, price_monthly: price });
  for (const { id, name, billType, cost, includeLevel } of DEMO_ADD_ONS)
    yield ADD_ONS.row({
      master_id: PROVIDER,
      id,
      name,
      description: DESCRIPTIONS[id] ?? '',
      bill_type: billType,
      cost_type: billType === 'written_premium' ? 2 : 1,
      cost,
      lite_switch: includeLevel,
      is_commissionable: billType === 'flat_monthly',
    });
}
