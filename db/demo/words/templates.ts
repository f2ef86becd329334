export interface DemoTemplate {
  title: string;
  subject: string;
  body: string;
}

const SIGNED = '<p>Kind regards,<br>{{employee.name}}<br>{{agency.name}}, {{agency.phone}}</p>';
const mail = (title: string, subject: string, ...paragraphs: string[]): DemoTemplate => ({
  title,
  subject,
  body: `<p>Dear {{customer.firstName}},</p>${paragraphs.map((words) => `<p>${words}</p>`).join('')}${SIGNED}`,
});

/** What mails of the demo agency are written from; the first is what an empty one begins with. */
export const EMAIL_TEMPLATES: readonly DemoTemplate[] = [
  { title: 'Signature', subject: '', body: `<p></p>${SIGNED}` },
  mail('Birthday wishes', 'Happy birthday, {{customer.firstName}}', 'We wish you a happy birthday.'),
  mail(
    'Renewal reminder',
    'Your policy {{policy.number}} renews on {{policy.expirationDate}}',
    'Your <strong>{{policy.product}}</strong> policy {{policy.number}} with {{policy.company}} ends on {{policy.expirationDate}}.',
    'Please let us know of any changes: new drivers, a new car, another address.',
  ),
  mail(
    'Payment reminder',
    'A payment for {{policy.number}} is due',
    'This is a reminder that a payment for your policy {{policy.number}} is due.',
  ),
  mail(
    'Welcome',
    'Welcome to {{agency.name}}',
    'Thank you for choosing {{agency.name}}. What happens next:',
    'We send your papers within two days, and call you in a month to see that all is well.',
  ),
  mail(
    'ID cards',
    'Your insurance cards for {{policy.number}}',
    'Attached are your insurance cards. Keep one in each car.',
  ),
  mail(
    'Certificate of insurance',
    'Certificate of insurance for {{customer.name}}',
    'The certificate that you asked for is attached.',
  ),
  mail(
    'Missing documents',
    'Documents that we still need',
    'To finish policy {{policy.number}} we still need the documents listed below.',
  ),
  mail(
    'Quote follow-up',
    'Your quote from {{agency.name}}',
    'Did you have time to look at our quote? We are glad to go through it with you.',
  ),
  mail(
    'Claim received',
    'We have received your claim',
    'We have passed your claim on to {{policy.company}}. An adjuster calls you within two days.',
  ),
  mail(
    'Review request',
    'How did we do?',
    'A minute of your time helps us: tell us what went well and what did not.',
  ),
  mail('Referral thanks', 'Thank you for your referral', 'Thank you for sending a friend to us.'),
];

/** Letters to print or send. */
export const LETTERS: readonly DemoTemplate[] = [
  mail(
    'Cancellation notice',
    'Cancellation of policy {{policy.number}}',
    'At your request policy <strong>{{policy.number}}</strong> with {{policy.company}} is cancelled.',
  ),
  mail(
    'Non-payment notice',
    'Policy {{policy.number}} may be cancelled',
    'We have not received a payment for policy {{policy.number}}. Please call us at {{agency.phone}}.',
  ),
  mail(
    'Renewal letter',
    'Renewal of policy {{policy.number}}',
    'Your policy runs from {{policy.effectiveDate}} to {{policy.expirationDate}}; the premium is {{policy.premium}}.',
  ),
  mail(
    'Proof of prior insurance',
    'Proof of prior insurance',
    'We confirm that {{customer.name}} was insured with {{policy.company}} under policy {{policy.number}}.',
  ),
  mail(
    'Returned check',
    'Your check was returned',
    'Your bank returned your last check. Please bring cash or a money order to our office.',
  ),
  {
    title: 'Carta de renovación',
    subject: 'Renovación de la póliza {{policy.number}}',
    body:
      '<p>Estimado(a) {{customer.firstName}}:</p>' +
      '<p>Su póliza está vigente del {{policy.effectiveDate}} al {{policy.expirationDate}}; la prima es de {{policy.premium}}.</p>' +
      '<p>Atentamente,<br>{{employee.name}}<br>{{agency.name}}, {{agency.phone}}</p>',
  },
  mail('Condolence', '', 'We are sorry for your loss, and here for whatever you need.'),
];
