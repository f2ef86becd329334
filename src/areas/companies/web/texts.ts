import { screenTexts } from '#platform/web/screen-texts.ts';
import type { CompanyInput, ProductInput } from '../contract.ts';
import type { ESignature } from '../finance-contract.ts';
import type { COMPANY_KINDS, COMPANY_STATUSES } from '../statuses.ts';

type Kinds = Record<(typeof COMPANY_KINDS)[number], string>;
type Statuses = Record<(typeof COMPANY_STATUSES)[number], string>;
type Labels = Record<Exclude<keyof CompanyInput, 'version'>, string>;
type ProductLabels = Record<Exclude<keyof ProductInput, 'version'>, string>;

/** What the screens of companies and their products say. */
export const texts = screenTexts({
  companies: {
    title: 'Companies',
    admin: 'Admin',
    about: 'Carriers and finance companies, and their products',
    add: 'Add company',
    noneMatch: 'No Records Found',
    none: 'No companies yet.',
  },
  filters: {
    search: 'Company name',
    kind: 'Kind',
    kinds: { carrier: 'Carriers', finance: 'Finance companies' } satisfies Kinds,
    status: 'Status',
    statuses: { active: 'Active', inactive: 'Inactive' } satisfies Statuses,
    any: 'Any',
  },
  columns: {
    name: 'Name',
    kind: 'Kind',
    phone: 'Phone',
    activeProducts: 'Active products',
    status: 'Status',
  },
  badges: {
    carrier: 'Carrier',
    finance: 'Finance company',
    active: 'Active',
    inactive: 'Inactive',
  },
  adding: {
    title: 'Add company',
    about: 'You can add its products once it is saved.',
  },
  company: {
    website: 'Website',
    notOffered: 'Not offered for new policies; existing policies keep it',
    title: 'Company',
    kind: 'Kind',
    contact: 'Contact',
    saved: 'Saved',
  },
  /** Of a company and of a product. */
  active: {
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
    deactivateNamed: (name: string) => `Deactivate ${name}`,
    reactivateNamed: (name: string) => `Reactivate ${name}`,
    isNow: (name: string, active: boolean) =>
      active ? `${name} is active now.` : `${name} is inactive now.`,
  },
  /** What each field of a company is called, in the order of the form. */
  labels: {
    name: 'Name',
    isCarrier: 'Carrier',
    isFinance: 'Finance company',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    address: 'Street',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    premiumfinancesystem: 'System',
    isIntegrated: 'Integrated',
    fundingStatus: 'Funding status',
    eSignature: 'E-signature',
    designatedQuoteAgentEmail: 'Designated agent’s email',
    minimumDownPayment: 'Minimum down payment',
    integrationMemo: 'Memo',
    gatewayUrl: 'Gateway address',
    gatewaySecret: 'Gateway secret',
  } satisfies Labels,
  finance: {
    title: 'Premium finance',
    noSystem: 'None',
    whyPartialFunded: 'A company that is not integrated counts as Partial Funded. Tick Integrated to choose.',
    signatures: {
      none: 'None',
      offered: 'Offered',
      mandatory: 'Mandatory',
    } satisfies Record<ESignature, string>,
    aboutIntegrated:
      'Quotes and payments go to the company’s own system. Without it, the company counts as Partial Funded.',
    aboutDownPayment: 'Of the total',
    aboutAgent: 'Signs as the agent. Left empty, whoever requests the quote does.',
    aboutGateway:
      'Where the company’s system takes quotes and payments. Ask whoever operates this server to allow its host.',
    secretSaved: 'Saved',
    keepSecret: 'Leave it empty to keep the saved one.',
    aboutSecret: 'Given to you by the company.',
  },
  /** What a field holds, where two people changed it at the same time. */
  values: {
    yes: 'Yes',
    no: 'No',
    secretSaved: 'Saved',
    noSecret: 'None',
    enteredSecret: 'The one that you entered',
  },
  notFound: {
    title: 'There is no such company',
    why: 'The number in the address may be mistyped.',
    showAll: 'Show all companies',
  },
  products: {
    title: 'Products and commission',
    list: 'Products',
    none: 'No products yet.',
    status: 'Status',
    changeStatus: 'Change status',
    add: 'Add product',
    edit: 'Edit product',
    chooseLine: 'Choose one',
    newCommission: 'New commission',
    renewalCommission: 'Renewal commission',
    aboutFinanceCompanies: 'In the order in which they are offered. Without any, all active ones are.',
    allFinanceCompanies: 'All active ones',
    noFinanceCompany: 'No finance company matches.',
  },
  productLabels: {
    name: 'Name',
    lineOfBusiness: 'Line of business',
    newPercent: 'New',
    renewalPercent: 'Renewal',
    financeCompanyIds: 'Finance companies',
  } satisfies ProductLabels,
});
