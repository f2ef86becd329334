import type { Page } from '@playwright/test';
import { saveCompany, saveProduct } from './company-records.ts';
import { saveCustomer } from './customer-records.ts';
import { inviteEmployee } from './employees-records.ts';
import { dayIn, savePolicy } from './policy-records.ts';
import { ownId } from './statement-records.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day in the styles of three carriers: 11/12/2026, 12-Nov-2026, 20261112 and Nov 12, 2026. */
function styles(day: string) {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1];
  return {
    slashed: `${month}/${date}/${year}`,
    named: `${date}-${name}-${year}`,
    packed: `${year}${month}${date}`,
    spelled: `"${name} ${Number(date)}, ${year}"`,
  };
}

const TODAY = styles(dayIn(0));
/** In an earlier month, whatever day it is. */
const EARLIER = styles(dayIn(-40));

interface CarrierStatement {
  company: string;
  filename: string;
  lines: string[];
  /** What the carrier paid in. */
  deposit: string;
}

/** A title above and a total below; zeros and a dash more in a number. */
const HARBOR: CarrierStatement = {
  company: 'Harbor Mutual',
  filename: 'harbor.csv',
  deposit: '1,449.58',
  lines: [
    'Harbor Mutual Insurance Company,,,,,',
    `Commission Statement,,Agency 4711,Printed ${TODAY.slashed},,`,
    ',,,,,',
    'Policy Number,Insured,Product,Trans Date,Premium,Commission',
    `HMA-101,"JOHNSON, MARIA",Harbor Auto,${TODAY.slashed},"10,288.00","1,234.56"`,
    `HMA-00102,"JOHNSON, MARIA",Harbor Auto,${TODAY.slashed},"1,791.83",215.02`,
    'Total,,,,"12,079.83","1,449.58"',
  ],
};

/** A minus behind the amount, and a comma where the point belongs. */
const HERON: CarrierStatement = {
  company: 'Blue Heron',
  filename: 'heron.csv',
  deposit: '120.50',
  lines: [
    'BLUE HERON INDEMNITY,Producer 88',
    'Pol No,Named Insured,Line of Business,Transaction Date,Comm Amount',
    `BH-00-2001,"HARBOR, ANN",Heron Home,${TODAY.named},"1,000.00"`,
    `BH002001,"HARBOR, ANN",Heron Home,${TODAY.named},892.00-`,
    `BH 2001,"HARBOR, ANN",Heron Home,${TODAY.named},"12,50"`,
    'Grand Total,,,,120.50',
  ],
};

/** A chargeback of an earlier month, and a number that nobody knows. */
const CEDAR: CarrierStatement = {
  company: 'Cedar Life',
  filename: 'cedar.csv',
  deposit: '337.50',
  lines: [
    'Policy,Client,Paid Date,Commission Paid',
    `CL-0077,"HARBOR, ANN",${TODAY.packed},300.00`,
    `CL-0077,"HARBOR, ANN",${EARLIER.spelled},(12.50)`,
    `UNK-9,"NOBODY, KNOWN",${TODAY.packed},50.00`,
    'TOTALS,,,337.50',
  ],
};

export const STATEMENTS = [HARBOR, HERON, CEDAR] as const;

async function saveCarrierOf(page: Page, name: string, product: string): Promise<number> {
  const { id } = await saveCompany(page, { name });
  return (await saveProduct(page, id, { name: product })).id;
}

/** The policies that the statements are about. The signed-in person earns of all but HMA-102, Ben Baker of BH2001. */
export async function savePaidPolicies(page: Page): Promise<void> {
  const me = await ownId(page);
  const email = `ben.${me}@example.test`;
  const { id: ben } = await inviteEmployee(page, { firstName: 'Ben', lastName: 'Baker', email });
  const { id: maria } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  const { id: ann } = await saveCustomer(page, { firstName: 'Ann', lastName: 'Harbor' });
  const earns = (employeeId: number, split: number) => ({ employeeId, split });
  // Begun before the month, so that nothing is generated for them in it.
  const term = { effdate: dayIn(-90), expdate: dayIn(270) };
  const auto = await saveCarrierOf(page, 'Harbor Mutual', 'Harbor Auto');
  const home = await saveCarrierOf(page, 'Blue Heron', 'Heron Home');
  const life = await saveCarrierOf(page, 'Cedar Life', 'Cedar Term');
  const policies: [customer: number, body: object][] = [
    [maria, { productId: auto, policyNumber: 'HMA-101', producers: [earns(me, 50)] }],
    [maria, { productId: auto, policyNumber: 'HMA-102', producers: [] }],
    [ann, { productId: home, policyNumber: 'BH2001', producers: [earns(me, 50), earns(ben, 30)] }],
    [ann, { productId: life, policyNumber: 'CL-77', producers: [earns(me, 25)] }],
  ];
  for (const [customer, body] of policies) await savePolicy(page, customer, { ...term, ...body });
}
