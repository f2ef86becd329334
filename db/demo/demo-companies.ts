import type { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import type { FinanceSetUp } from '#areas/companies/finance-contract.ts';

/** Name, line of business, new and renewal commission in percent, and the finance companies that it names. */
type Product = [string, (typeof LINES_OF_BUSINESS)[number], number, number, string[]?];

export interface DemoCompany {
  name: string;
  kind?: 'finance' | 'both';
  /** Of a finance company; what is left out is as usual. */
  finance?: Partial<FinanceSetUp>;
  /** Where its headquarters is: city, state, ZIP code, area code. */
  seat: readonly [string, string, string, number];
  products: Product[];
  inactive?: true;
}

const MIAMI = ['Miami', 'FL', '33131', 305] as const;
const TAMPA = ['Tampa', 'FL', '33602', 813] as const;
const ORLANDO = ['Orlando', 'FL', '32801', 407] as const;
const JACKSONVILLE = ['Jacksonville', 'FL', '32202', 904] as const;
const ATLANTA = ['Atlanta', 'GA', '30303', 404] as const;
const HARTFORD = ['Hartford', 'CT', '06103', 860] as const;

const AMBERLINE = 'Amberline Group';
const COBBLESTONE = 'Cobblestone Premium Finance';
const SANDPIPER = 'Sandpiper Premium Funding';
const TWO_HERONS = 'Two Herons Installment Credit';

/** All of them are invented. */
export const COMPANIES_OF_DEMO_AGENCY: DemoCompany[] = [
  {
    name: 'Palmetto Lantern Mutual',
    seat: TAMPA,
    products: [
      ['Lantern Auto', 'Personal Auto', 12.5, 10, [COBBLESTONE, SANDPIPER]],
      ['Lantern Home HO-3', 'Homeowners', 14, 12],
      ['Lantern Condo HO-6', 'Homeowners', 13, 11],
      ['Lantern Umbrella', 'Umbrella', 12, 10],
    ],
  },
  {
    name: 'Blue Heron Casualty',
    seat: ORLANDO,
    products: [
      ['Heron Auto Basic', 'Personal Auto', 15, 12],
      ['Heron Auto Plus', 'Personal Auto', 13.5, 11],
      ['Heron Motorcycle', 'Motorcycle', 12, 10],
    ],
  },
  {
    name: 'Copperleaf Exchange',
    seat: HARTFORD,
    products: [
      ['Copperleaf Home', 'Homeowners', 15, 12.5],
      ['Copperleaf Renters', 'Renters', 15, 15],
      ['Copperleaf Umbrella', 'Umbrella', 12, 12],
    ],
  },
  {
    name: 'Tidewatch Indemnity',
    seat: JACKSONVILLE,
    products: [
      ['Tidewatch Boat', 'Boat', 14, 12],
      ['Tidewatch Yacht', 'Boat', 12.5, 10],
      ['Tidewatch Flood', 'Flood', 15, 15],
    ],
  },
  {
    name: 'Saltgrass Home Assurance',
    seat: MIAMI,
    products: [
      ['Saltgrass Homeowners', 'Homeowners', 12, 10, [TWO_HERONS]],
      ['Saltgrass Dwelling Fire', 'Homeowners', 11, 9],
      ['Saltgrass Renters', 'Renters', 14, 14],
    ],
  },
  {
    name: 'Thornberry Auto Guild',
    seat: ATLANTA,
    products: [
      ['Guild Auto', 'Personal Auto', 12, 10],
      ['Guild Auto Six Months', 'Personal Auto', 11, 9.5],
    ],
  },
  {
    name: 'Kestrel and Crane Specialty',
    seat: HARTFORD,
    products: [
      ['Kestrel General Liability', 'General Liability', 15, 13],
      ['Kestrel Contractors', 'General Liability', 14, 12],
      ['Kestrel Commercial Umbrella', 'Umbrella', 12, 10],
      ['Crane Garage', 'Commercial Auto', 12.5, 12.5],
    ],
  },
  {
    name: 'Northlight Workers Fund',
    seat: ORLANDO,
    products: [
      ['Northlight Guaranteed Cost', 'Workers Compensation', 8, 8],
      ['Northlight Pay As You Go', 'Workers Compensation', 7.5, 7],
    ],
  },
  {
    name: 'Driftwood Flood Underwriters',
    seat: TAMPA,
    products: [
      ['Driftwood Flood Standard', 'Flood', 16, 16],
      ['Driftwood Flood Excess', 'Flood', 12, 10],
    ],
  },
  {
    name: 'Quillwood Life',
    seat: HARTFORD,
    products: [
      ['Quill Term 10', 'Life', 55, 3],
      ['Quill Term 20', 'Life', 65, 3],
      ['Quill Whole Life', 'Life', 50, 5],
    ],
  },
  {
    name: AMBERLINE,
    kind: 'both',
    finance: {
      premiumfinancesystem: 'GOTO',
      isIntegrated: true,
      eSignature: 'mandatory',
      designatedQuoteAgentEmail: 'signing@amberline-group.test',
      minimumDownPayment: 2500,
    },
    seat: MIAMI,
    products: [
      ['Amberline Fleet', 'Commercial Auto', 13, 11, [AMBERLINE, COBBLESTONE, SANDPIPER]],
      ['Amberline Business Owner', 'General Liability', 15, 12.5],
      ['Amberline Trucker', 'Commercial Auto', 10, 9],
      ['Amberline Installments', 'Other', 1.5, 1.5],
      ['Amberline Cargo', 'Other', 12, 10],
    ],
  },
  {
    name: 'Pelican Post Assurance',
    seat: JACKSONVILLE,
    products: [
      ['Pelican Auto', 'Personal Auto', 14, 11.25],
      ['Pelican Home', 'Homeowners', 13, 11.25],
      ['Pelican Motorcycle', 'Motorcycle', 12, 10],
      ['Pelican Boat', 'Boat', 12, 10],
    ],
  },
  {
    name: 'Foxglove Renters Club',
    seat: ATLANTA,
    inactive: true,
    products: [
      ['Foxglove Renters', 'Renters', 18, 12],
      ['Foxglove Student', 'Renters', 16, 10],
    ],
  },
  {
    name: 'Ironroot General',
    seat: TAMPA,
    products: [
      ['Ironroot Liability', 'General Liability', 13.75, 12],
      ['Ironroot Artisan', 'General Liability', 15, 12],
      ['Ironroot Workers', 'Workers Compensation', 9, 8],
    ],
  },
  {
    name: 'Marlinspike Marine',
    seat: MIAMI,
    products: [
      ['Marlinspike Pleasure Craft', 'Boat', 15, 12.5],
      ['Marlinspike Charter', 'Boat', 13, 11],
    ],
  },
  {
    name: COBBLESTONE,
    kind: 'finance',
    finance: {
      premiumfinancesystem: 'Finance Master',
      isIntegrated: true,
      fundingStatus: 'Full Funded',
      eSignature: 'offered',
      integrationMemo: 'Quotes are good for 30 days.',
    },
    seat: MIAMI,
    products: [
      ['Cobblestone Personal Lines', 'Other', 1, 1],
      ['Cobblestone Commercial Lines', 'Other', 1.25, 1.25],
    ],
  },
  {
    name: SANDPIPER,
    kind: 'finance',
    finance: { premiumfinancesystem: 'GOTO' },
    seat: ORLANDO,
    products: [
      ['Sandpiper Nine Payments', 'Other', 1.5, 1],
      ['Sandpiper Ten Payments', 'Other', 1.25, 1],
    ],
  },
  {
    name: TWO_HERONS,
    kind: 'finance',
    finance: { premiumfinancesystem: 'Unisoft', minimumDownPayment: 1500 },
    seat: ATLANTA,
    products: [
      ['Two Herons Standard', 'Other', 0.75, 0.75],
      ['Two Herons Fleet', 'Other', 1, 0.75],
    ],
  },
];

/** With these, every system is there with an integrated company and with one that is not. */
export const MORE_OF_DEMO_AGENCY: DemoCompany[] = [
  {
    name: 'Gullwing Budget Plan',
    kind: 'finance',
    finance: {
      premiumfinancesystem: 'Unisoft',
      isIntegrated: true,
      fundingStatus: 'Full Funded',
      eSignature: 'offered',
    },
    seat: JACKSONVILLE,
    products: [
      ['Gullwing Nine Payments', 'Other', 1, 1],
      ['Gullwing Eleven Payments', 'Other', 1.25, 1],
    ],
  },
  {
    name: 'Mangrove Pay Plan',
    kind: 'finance',
    finance: { premiumfinancesystem: 'Finance Master', integrationMemo: 'Takes applications by email.' },
    seat: TAMPA,
    products: [
      ['Mangrove Personal', 'Other', 1, 1],
      ['Mangrove Commercial', 'Other', 1.5, 1],
    ],
  },
];

export const COMPANIES_OF_OTHER_AGENCY: DemoCompany[] = [
  {
    name: 'Willowmere Mutual',
    seat: TAMPA,
    products: [
      ['Willowmere Auto', 'Personal Auto', 13, 11],
      ['Willowmere Home', 'Homeowners', 14, 12],
    ],
  },
  {
    name: 'Greystone Lark Casualty',
    seat: ATLANTA,
    products: [
      ['Lark Auto', 'Personal Auto', 12, 10],
      ['Lark Motorcycle', 'Motorcycle', 12, 10],
      ['Lark Renters', 'Renters', 15, 15],
    ],
  },
  {
    name: 'Old Town Premium Budget',
    kind: 'finance',
    finance: { premiumfinancesystem: 'Finance Master', isIntegrated: true },
    seat: MIAMI,
    products: [
      ['Budget Nine Payments', 'Other', 1, 1],
      ['Budget Ten Payments', 'Other', 1, 0.5],
    ],
  },
];
