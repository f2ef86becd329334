import { counted } from '#platform/shared/noun.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';
import type { MovedThing } from '../merge-contract.ts';
import type { CustomerField } from './customer-fields.ts';

type LabeledField = Exclude<CustomerField, 'custom1' | 'custom2' | 'custom3'>;

/** What the screens of this area say. The noun is what the agency calls a customer, the nouns are many of them. */
export const texts = screenTexts({
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    businessName: 'Business name',
    dob: 'Date of birth',
    phone: 'Phone',
    phone2: 'Second phone',
    email: 'Email',
    emailOptOut: 'Opted out of email',
    language: 'Language',
    address: 'Street',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    licenseNumber: 'License number',
    licenseState: 'License state',
    household: 'Household',
    vehicles: 'Vehicles',
    source: 'Source',
    officeId: 'Office',
    memo: 'Memo',
  } satisfies Record<LabeledField, string>,
  values: {
    yes: 'Yes',
    no: 'No',
    office: (id: string) => `Office ${id}`,
  },
  columns: {
    name: 'Name',
    number: 'Number',
    address: 'Address',
    license: 'License',
    when: 'When',
    who: 'Who',
  },
  searchBox: {
    suggestions: 'Suggestions',
    nothingSoFar: 'Nothing found so far',
    resultsFor: (count: number, query: string) =>
      `${count === 1 ? 'The 1 result' : `All ${showCount(count)} results`} for “${query}”`,
    owes: (amount: string) => `owes ${amount}`,
    /** What the keys before each do. */
    keys: {
      enter: 'Enter',
      shiftEnter: 'Shift Enter',
      choose: 'choose',
      open: 'open',
      all: 'all',
    },
  },
  search: {
    home: 'Home',
    title: (noun: string) => `${noun} search`,
    storedQuotes: 'Stored Quotes',
    found: (nouns: string) => `${nouns} found`,
    none: 'No Records Found',
    whatMatched: 'What matched',
    activePolicies: 'Active policies',
    noneActive: 'none',
    // On a phone, behind the number of policies in force.
    active: 'active',
    nextExpiration: 'Next expiration',
    owed: 'Owed',
    // On a phone, before the amount.
    owes: 'owes',
    keys: {
      /** In the foot of the list, each after its key. */
      call: 'call',
      take: 'take a payment',
      /** In the list of all keys. */
      callRow: (noun: string) => `Call the ${noun} of the row`,
      takeFromRow: (noun: string) => `Take a payment from the ${noun} of the row`,
    },
  },
  notFound: {
    title: (noun: string) => `There is no such ${noun}`,
    hint: (noun: string) =>
      `The number in the address may be mistyped. The search above finds a ${noun} by name, telephone and more.`,
  },
  head: {
    since: (noun: string, year: number) => `${noun} since ${year}`,
    call: 'Call',
    callNumber: (name: string, phone: string) => `Call ${name}, ${phone}`,
    email: 'Email',
    edit: 'Edit',
    more: 'More',
    addPolicy: 'Add policy',
    addTask: 'Add task',
    addFile: 'Add file',
    mergeWith: 'Merge with…',
  },
  keyFacts: {
    title: 'Key facts',
    all: 'All facts',
    optedOut: 'Opted out',
    address: 'Address',
    person: 'Person',
    born: 'Born',
    license: 'License',
    added: 'Added',
  },
  form: {
    edit: (name: string) => `Edit ${name}`,
    enoughToBegin: 'A last name or the name of a business is enough to begin with.',
    person: 'Person or business',
    license: 'License',
    contact: 'Contact',
    address: 'Address',
    agency: 'Agency',
    noOfficesYet: 'The agency has no offices yet',
    whyNoOffice: 'The agency has no offices yet. They are added under Offices.',
    ofCharacters: (count: string, most: string) => `${count} of ${most} characters`,
    save: 'Save',
    saved: 'Saved',
    notSaved: (noun: string) => `The ${noun} was not saved`,
  },
  household: {
    none: 'No household members.',
    add: 'Add a person',
    atMost: (count: number) => `At most ${count} people.`,
    person: (number: number) => `Person ${number}`,
    relationship: 'Relationship',
    licenseState: 'State',
  },
  vehicles: {
    none: 'No vehicles.',
    add: 'Add a vehicle',
    atMost: (count: number) => `At most ${count} vehicles.`,
    numbered: (number: number) => `Vehicle ${number}`,
    vehicle: 'Vehicle',
    year: 'Year',
    make: 'Make',
    model: 'Model',
    vin: 'VIN',
    tag: 'Tag',
    tagState: 'State',
    statedValue: 'Stated value',
    businessUse: 'Business use',
  },
  /** Parts of one line with commas between them, behind the name of the person or vehicle. */
  inOneLine: {
    born: (day: string) => `born ${day}`,
    license: (license: string) => `license ${license}`,
    vin: (vin: string) => `VIN ${vin}`,
    tag: (tag: string) => `tag ${tag}`,
    worth: (amount: string) => `worth ${amount}`,
    businessUse: (percent: string) => `${percent} business use`,
  },
  log: {
    empty: 'Nothing has been changed yet.',
    what: 'What',
    beforeAndAfter: 'Before and after',
    actions: {
      added: 'Added',
      edited: 'Edited',
      'lead attached': 'Attached',
      'policies moved away': 'Policies moved away',
      'policies moved here': 'Policies moved here',
      merged: 'Merged',
      'merge undone': 'Merge undone',
    },
    // The link to the lead follows.
    addedFrom: 'Added from',
    lead: (id: string) => `lead ${id}`,
    movedTo: (policies: string, customer: string) => `${policies} to ${customer}`,
    movedFrom: (policies: string, customer: string) => `${policies} from ${customer}`,
    mergedWith: (customer: string) => `With ${customer}.`,
  },
  merge: {
    title: (name: string) => `Merge ${name} with…`,
    hint: (noun: string) =>
      `Two records of one ${noun} become one; whatever belongs to the other moves here.`,
    findOther: (noun: string) => `Find the other ${noun}`,
    findHint: 'Search for the record that is to become part of this one.',
    findBy: 'Find by name or number',
    compare: 'Compare',
    same: 'The two records say the same.',
    whatDiffers: 'What differs',
    field: 'Field',
    whoStays: (name: string, id: number) => `${name} #${id}, who stays`,
    empty: 'empty',
    partOf: (label: string, id: number, said: string) => `${label} of #${id}: ${said}`,
    moves: (name: string, id: number, moving: string) =>
      `Memos, households and vehicles are joined. From ${name} (#${id}) moves: ${moving || 'nothing else'}.`,
    keepInstead: (id: number) => `Keep #${id} instead`,
    chooseAnother: 'Choose another',
    merge: 'Merge',
    ask: 'Merge the two?',
    /** Each of the two is a name and a number, "Ana Ruiz (4711)". */
    question: (merged: string, kept: string, moving: string) =>
      `${merged} becomes part of ${kept}. With the record moves ${moving || 'nothing else'}.`,
    done: (merged: string, kept: string) => `${merged} is part of ${kept} now.`,
    twoAgain: 'They are two again.',
    mergedBefore: 'Merged before',
    undo: 'Undo',
    recordAgain: (merged: string) => `${merged} has a record again.`,
  },
  moved: {
    policies: (count: number) => counted(count, 'policy'),
    receipts: (count: number) => counted(count, 'receipt'),
    contracts: (count: number) => counted(count, 'finance contract'),
    tasks: (count: number) => counted(count, 'task'),
    files: (count: number) => counted(count, 'file'),
    emails: (count: number) => counted(count, 'email'),
    calls: (count: number) => counted(count, 'phone call'),
    leads: (count: number) => counted(count, 'lead'),
    quotes: (count: number) => counted(count, 'quote'),
    commissions: (count: number) => counted(count, 'commission line'),
  } satisfies Record<MovedThing, (count: number) => string>,
  /** The end of "3 policies, 1 receipt and 2 tasks". */
  lists: {
    andLast: (others: string, last: string) => `${others} and ${last}`,
  },
});
