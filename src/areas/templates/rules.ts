/** Every merge field: what it is called in a template, and in words. */
export const MERGE_FIELDS = {
  'customer.name': 'Name',
  'customer.firstName': 'First name',
  'customer.lastName': 'Last name',
  'customer.businessName': 'Business name',
  'customer.number': 'Number',
  'customer.address': 'Street address',
  'customer.city': 'City',
  'customer.state': 'State',
  'customer.zip': 'ZIP code',
  'customer.phone': 'Phone',
  'customer.email': 'Email',
  'policy.number': 'Policy number',
  'policy.company': 'Company',
  'policy.product': 'Product',
  'policy.lineOfBusiness': 'Line of business',
  'policy.type': 'Policy type',
  'policy.effectiveDate': 'Effective date',
  'policy.expirationDate': 'Expiration date',
  'policy.premium': 'Premium',
  'policy.total': 'Total with fees and tax',
  'agency.name': 'Name',
  'agency.address': 'Street address',
  'agency.city': 'City',
  'agency.state': 'State',
  'agency.zip': 'ZIP code',
  'agency.phone': 'Phone',
  'agency.today': 'Today’s date',
  'employee.name': 'Name',
  'employee.firstName': 'First name',
  'employee.lastName': 'Last name',
  'employee.jobTitle': 'Job title',
  'employee.email': 'Email',
  'employee.phone': 'Phone',
} as const;
export type MergeField = keyof typeof MERGE_FIELDS;
export type MergeValues = Partial<Record<MergeField, string>>;

export const MERGE_FIELD_NAMES = Object.keys(MERGE_FIELDS) as MergeField[];

/** How a field is written in a template. */
export const written = (field: string) => `{{${field}}}`;

const isField = (name: string): name is MergeField => Object.hasOwn(MERGE_FIELDS, name);

const FIELDS = /\{\{\s*([\w.]+)\s*\}\}/g;
/** Every place where double braces open; what is not closed before the next brace has no end. */
const PLACES = /\{\{([^{}]*)(\}\})?/g;
const TAGS = /<[^>]*>/g;

/** What is wrong with the merge fields of a subject or of sanitized HTML, a sentence each. */
export function mergeProblems(text: string): string[] {
  const rest = text.replaceAll(FIELDS, (whole, name: string) => (isField(name) ? ' ' : whole));
  // The tags are ignored: `{{customer.<b>name</b>}}` isn't a field, and is named as it reads.
  const words = rest.replaceAll(TAGS, '');
  const addresses = [...rest.matchAll(TAGS)].join(' ');
  return [...new Set([words, addresses].flatMap(placeProblems))];
}

function placeProblems(text: string): string[] {
  return [...text.matchAll(PLACES)].map(([, inside = '', end]) => {
    const name = inside.trim();
    if (!end) return 'A merge field is not closed. Write it like {{customer.name}}.';
    return isField(name)
      ? `The merge field ${written(name)} changes its look inside. Choose it again from the list.`
      : `There is no merge field ${written(name)}. Choose one from the list.`;
  });
}

/** The merge fields of a text that have no value, each once. */
export function emptyFields(text: string, values: MergeValues): MergeField[] {
  const named = [...text.matchAll(FIELDS)].map(([, name = '']) => name).filter(isField);
  return [...new Set(named)].filter((field) => !values[field]?.trim());
}

/** What is said about them before a mail or a letter goes out. */
export function emptyFieldsWords(empty: readonly MergeField[], hasPolicy: boolean): string {
  const asksPolicy = !hasPolicy && empty.some((field) => field.startsWith('policy.'));
  const names = empty.map(fieldWords).join(', ');
  return `${asksPolicy ? 'Choose the policy that this is about. ' : ''}Nothing is known for: ${names}.`;
}

/** Name alone could be anybody's. */
export function fieldWords(field: MergeField): string {
  const [of = ''] = field.split('.');
  const label = MERGE_FIELDS[field].toLowerCase();
  return label.startsWith(of) ? label : `${of} ${label}`;
}

/** Puts the values in, each as `write` makes it; a field without a value leaves nothing. */
export function mergeInto(text: string, values: MergeValues, write: (value: string) => string): string {
  return text.replaceAll(FIELDS, (whole, name: string) =>
    isField(name) ? write(values[name] ?? '') : whole,
  );
}

interface Writers {
  /** For the words between the tags, and for the addresses inside of them. */
  word: (value: string) => string;
  address: (value: string) => string;
}

/** The same for sanitized HTML, where a field can also be in a link's address. */
export function mergeIntoHtml(html: string, values: MergeValues, { word, address }: Writers): string {
  return html
    .split(/(<[^>]*>)/)
    .map((piece, at) => mergeInto(piece, values, at % 2 === 1 ? address : word))
    .join('');
}
