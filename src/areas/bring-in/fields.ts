/** What can be brought in. */
export const KINDS = ['customers', 'leads', 'policies'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  customers: 'Customers',
  leads: 'Leads',
  policies: 'Policies',
};

type FieldType = 'text' | 'day' | 'money' | 'truth' | 'language';

export interface Field {
  /** As the form of the record calls it. */
  name: string;
  label: string;
  type: FieldType;
  /** The heading in the file of a take-out. */
  takenOutAs: string;
  /** Headings that other systems use, in small letters and without signs. */
  known: readonly string[];
  needed?: true;
  /** Files that were taken out before there was such a field lack it. */
  isLater?: true;
}

const field = (
  name: string,
  label: string,
  takenOutAs: string,
  known = '',
  type: FieldType = 'text',
): Field => ({
  name,
  label,
  type,
  takenOutAs,
  known: [label, takenOutAs, ...known.split(',')].map(bare).filter(Boolean),
});

const needed = (given: Field): Field => ({ ...given, needed: true });
const later = (given: Field): Field => ({ ...given, isLater: true });

/** A heading without what people write differently. */
export function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

const NUMBER = field(
  'number',
  'Number in the other system',
  'id',
  'number,customer id,client id,account number',
);

const PERSON: readonly Field[] = [
  field('firstName', 'First name', 'first_name', 'first,given name,fname'),
  field('lastName', 'Last name', 'last_name', 'last,surname,family name,lname'),
  field('businessName', 'Business name', 'business_name', 'business,company,company name'),
  field('phone', 'Phone', 'phone', 'phone number,telephone,home phone,mobile,cell,cell phone'),
  field('phone2', 'Second phone', 'phone2', 'phone 2,work phone,other phone'),
  field('email', 'Email', 'email', 'email address,e-mail'),
  later(field('language', 'Language', 'language', 'preferred language,spoken language,idioma', 'language')),
  field('address', 'Address', 'address', 'street,address 1,street address'),
  field('city', 'City', 'city', 'town'),
  field('state', 'State', 'state', 'st'),
  field('zip', 'ZIP code', 'zip', 'zip,postal code,zipcode'),
  field('source', 'Source', 'source', 'lead source,referred by'),
  field('office', 'Office', 'office_name', 'branch,location'),
];

/** What a file can say about a record of each kind, in the order of the form. */
export const FIELDS: Readonly<Record<Kind, readonly Field[]>> = {
  customers: [
    NUMBER,
    ...PERSON,
    field('dob', 'Date of birth', 'dob', 'birthday,birth date,birthdate', 'day'),
    field('emailOptOut', 'Opted out of email', 'email_opt_out', 'opt out', 'truth'),
    field('licenseNumber', 'License number', 'license_number', 'dl,drivers license,license'),
    field('licenseState', 'License state', 'license_state', 'dl state'),
    field('custom1', 'Custom field 1', 'custom_1'),
    field('custom2', 'Custom field 2', 'custom_2'),
    field('custom3', 'Custom field 3', 'custom_3'),
    field('memo', 'Memo', 'memo', 'notes,comments'),
  ],
  leads: [
    NUMBER,
    ...PERSON,
    field('lineOfBusiness', 'Line of business', 'line_of_business', 'lob,interest'),
    field('currentCarrier', 'Current carrier', 'current_carrier', 'carrier'),
    field('followUpOn', 'Follow up on', 'follow_up_on', 'follow up', 'day'),
    field('status', 'Status', 'status'),
  ],
  policies: [
    NUMBER,
    field('customerNumber', 'Number of the customer', 'customer_id', 'customer number,client number'),
    field('customerName', 'Name of the customer', 'customer_name', 'customer,client,insured,insured name'),
    needed(field('policyNumber', 'Policy number', 'policy_number', 'policy,policy no,policy #')),
    needed(field('company', 'Company', 'company_name', 'carrier,company,insurer')),
    needed(field('product', 'Product', 'product_name', 'product,line')),
    field('policyType', 'Policy type', 'policy_type', 'type'),
    field('purpose', 'Purpose', 'purpose'),
    field('status', 'Status', 'status'),
    needed(field('effdate', 'Effective date', 'effdate', 'effective,start date,eff date', 'day')),
    needed(field('expdate', 'Expiration date', 'expdate', 'expiration,end date,exp date', 'day')),
    field('premium', 'Premium', 'premium', '', 'money'),
    field('policyFee', 'Policy fee', 'policy_fee', 'fee', 'money'),
    field('tax', 'Tax', 'tax', 'taxes', 'money'),
    field('mgaFee', 'MGA fee', 'mga_fee', '', 'money'),
    field('cancelledOn', 'Cancelled on', 'cancelled_on', 'cancel date', 'day'),
    field('cancelReason', 'Cancel reason', 'cancel_reason'),
    field('office', 'Office', 'office_name', 'branch,location'),
    field('memo', 'Memo', 'memo', 'notes,comments'),
  ],
};

/** The heading that has a field; a field that no column has is left out. */
export type ColumnMap = Record<string, string>;

/** Whether it is the file of a take-out: then every heading is known, and how its values are written. */
export function isOfTakeOut(kind: Kind, headings: readonly string[]): boolean {
  return takenOutFields(kind).every(({ takenOutAs, isLater }) => isLater || headings.includes(takenOutAs));
}

export function takeOutMap(kind: Kind, headings: readonly string[]): ColumnMap {
  const there = takenOutFields(kind).filter(({ takenOutAs }) => headings.includes(takenOutAs));
  return Object.fromEntries(there.map(({ name, takenOutAs }) => [name, takenOutAs]));
}

/** The name of a policy's customer is not in its file. */
const takenOutFields = (kind: Kind) => FIELDS[kind].filter(({ name }) => name !== 'customerName');

/** What the headings say, each used once. */
export function guessMap(kind: Kind, headings: readonly string[]): ColumnMap {
  const left = new Set(headings);
  const map: ColumnMap = {};
  for (const { name, known } of FIELDS[kind]) {
    const found = [...left].find((heading) => known.includes(bare(heading)));
    if (found === undefined) continue;
    map[name] = found;
    left.delete(found);
  }
  return map;
}

/** Whether every column of a saved map is in this file. */
export function fits(map: ColumnMap, headings: readonly string[]): boolean {
  return Object.keys(map).length > 0 && Object.values(map).every((heading) => headings.includes(heading));
}

/** What is wrong with a chosen map, by field. */
export function mapProblems(
  kind: Kind,
  map: ColumnMap,
  headings: readonly string[],
): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  const used = new Set<string>();
  for (const [name, heading] of Object.entries(map)) {
    if (!FIELDS[kind].some((each) => each.name === name)) problems[name] = ['There is no such field.'];
    else if (!headings.includes(heading)) problems[name] = ['The file has no such column.'];
    else if (used.has(heading)) problems[name] = ['This column is chosen for another field already.'];
    used.add(heading);
  }
  for (const { name } of FIELDS[kind].filter((each) => each.needed))
    if (!map[name]) problems[name] = ['Choose a column.'];
  if (kind !== 'policies' && !['firstName', 'lastName', 'businessName'].some((name) => map[name]))
    problems.lastName = ['Choose a column for the name.'];
  if (kind === 'policies' && !map.customerNumber && !map.customerName)
    problems.customerName = ['Choose a column for the customer: the number or the name.'];
  return problems;
}
