import { MARIA } from './memorable-customers.ts';

export interface DemoEmail {
  customerId: number;
  employeeId: number;
  from: string;
  to: string;
  cc?: string;
  subject: string;
  body: string;
  state: 'queued' | 'sent' | 'failed';
  failure: string;
  daysAgo: number;
  filename?: string;
}

const TOWING = 104_523;
const AGENT = { employeeId: 13, from: 'agent@demo.test' };
const HARBOR = { employeeId: 12, from: 'harbor@demo.test' };

const toMaria = (daysAgo: number, subject: string, words: string): DemoEmail => ({
  ...(daysAgo % 3 === 0 ? HARBOR : AGENT),
  customerId: MARIA,
  to: 'maria.johnson@example.test',
  subject,
  body: `<p>Dear Maria,</p><p>${words}</p>`,
  state: 'sent',
  failure: '',
  daysAgo,
});

const toTowing = (daysAgo: number, form: string, holder: string): DemoEmail => ({
  ...HARBOR,
  customerId: TOWING,
  to: 'dispatch@marlowe-towing.example.test',
  ...(daysAgo % 2 === 0 && { cc: 'yard@marlowe-towing.example.test' }),
  subject: `Certificate for ${holder}`,
  body: `<p>Dear Odessa,</p><p>The certificate for <strong>${holder}</strong> is attached.</p>`,
  state: 'sent',
  failure: '',
  daysAgo,
  filename: `${form} ${holder}.pdf`,
});

const HOLDERS = [
  'Pier Nine Storage',
  'Gulf Crest Bank',
  'Orange Grove Mall',
  'Bayfront Hotel',
  'Old Mill Depot',
];
const FORMS = ['ACORD 25', 'ACORD 27', 'ACORD 125', 'ACORD 28'];
const CERTIFICATES = Array.from({ length: 17 }, (_, at) =>
  toTowing(200 - at * 9, FORMS[at % FORMS.length] as string, HOLDERS[at % HOLDERS.length] as string),
);

const NEWS: readonly [subject: string, words: string][] = [
  ['Welcome to Demo Agency', 'Thank you for choosing us.'],
  ['Your insurance cards', 'Your cards are attached. Keep one in each car.'],
  ['A payment is due', 'This is a reminder that a payment is due on Friday.'],
  ['Your renewal', 'Your policy renews next month. Let us know of any changes.'],
  ['Documents that we still need', 'We still need a copy of the registration.'],
  ['How did we do?', 'A minute of your time helps us.'],
];
const MARIAS = Array.from({ length: 16 }, (_, at) => {
  const [subject, words] = NEWS[at % NEWS.length] as [string, string];
  return toMaria(340 - at * 20, subject, words);
});

/** The oldest first. Maria's have every state and a second page; the tow trucks' are certificates. */
export const DEMO_EMAILS: readonly DemoEmail[] = [
  ...CERTIFICATES,
  ...MARIAS,
  {
    ...toMaria(12, 'ID card for Persephone', 'The new card is attached.'),
    filename: 'ACORD 50 Johnson.pdf',
    cc: 'persephone.jonson@example.test',
    failure: 'Not delivered to persephone.jonson@example.test.',
  },
  {
    ...toMaria(6, 'Your quote', 'The quote for the second car is ready.'),
    to: 'maria.jonson@example.test',
    state: 'failed',
    failure: 'The receiver’s mail server does not know this address. (550 No such mailbox)',
  },
  {
    ...toMaria(0, 'Payment received', 'Thank you for your payment.'),
    state: 'queued',
    failure: '451 Try again later',
  },
];
