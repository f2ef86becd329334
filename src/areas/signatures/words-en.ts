import type { Words } from './words.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const policies = (count: number) =>
  count === 1 ? 'one policy' : `${NUMBERS[count] ?? String(count)} policies`;
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const reach = (agency: string, phone: string) => (phone ? `${agency}, ${phone}` : agency);

export const en: Words = {
  language: 'English',
  chooseLanguage: 'Language',
  steps: { read: 'Read', consent: 'Consent', sign: 'Sign', done: 'Done' },
  progress: 'Steps to sign',
  title: 'Premium finance agreement',
  borrows: ({ name, creditor, policies: count, carriers, number, date }) =>
    `${name} borrows from ${creditor} to pay for ${policies(count)} of ${list.format(carriers)}. Contract ${number}, ${date}.`,
  asAgent: (agency) => `You sign for ${agency} as the agent.`,
  sandbox: 'SANDBOX: this is a trial. No money moves, and nobody owes anything.',
  disclosure: 'Federal Truth in Lending disclosure',
  apr: 'Annual percentage rate',
  aprMeaning: 'The cost of your credit as a yearly rate.',
  charge: 'Finance charge',
  chargeMeaning: 'The dollar amount the credit will cost you.',
  financed: 'Amount Financed',
  financedMeaning: 'The amount of credit provided to you or on your behalf.',
  total: 'Total of Payments',
  totalMeaning: 'The amount you will have paid after all payments as scheduled.',
  premiums: (premiums, down) => `Total premiums ${premiums}, of which you pay ${down} down today.`,
  payments: 'Your payments',
  showBetween: (count) => `Show the ${count} between`,
  hideBetween: (count) => `Hide the ${count} between`,
  openPaper: 'Open the whole agreement (PDF)',
  consentTitle: 'Your consent',
  consent:
    'I have read the agreement, I agree to sign it electronically, and I can ask for it on paper at no cost.',
  signatureTitle: 'Your signature',
  type: 'Type',
  draw: 'Draw',
  typeLabel: 'Your full name',
  drawLabel: 'Draw your signature here with a finger, a pen or the mouse',
  clear: 'Clear',
  signingAs: (name, email) => `Signing as ${name}, ${email}.`,
  typeCounts: 'With Type, your name in letters counts as your signature.',
  signButton: 'Sign the agreement',
  whyNotConsent: 'Check the box under Your consent first.',
  whyNotSigned: 'Type your name or draw your signature first.',
  declineButton: 'Decline',
  declineTitle: 'Decline to sign?',
  declineQuestion: 'The agreement is not signed, and this link ends. Your agent is told.',
  declineReason: 'Why, if you want to say',
  declineConfirm: 'Decline to sign',
  cancel: 'Go back',
  linkEnds: (day) => `This link is yours alone and ends on ${day}.`,
  questions: (agency, phone) => `Questions? ${reach(agency, phone)}`,
  signedTitle: (name) => `Signed. Thank you, ${name}.`,
  copyGoesTo: (email) => `A copy with its audit page is on its way to ${email}`,
  contract: 'Contract',
  signed: 'Signed',
  downPayment: 'Down payment, due today',
  firstPayment: (day) => `First payment, ${day}`,
  lastPayment: (day) => `Last payment, ${day}`,
  download: 'Download the signed PDF',
  next: 'What happens next',
  nextDown: (agency, down) => `${agency} takes the down payment of ${down}.`,
  nextBegin: (count, day) =>
    count === 1 ? `Your policy begins on ${day}.` : `Your policies begin on ${day}.`,
  close: 'You can close this page. The link cannot be used again.',
  declinedTitle: 'You declined to sign.',
  declinedText: (agency) => `${agency} has been told. Nothing was signed.`,
  endings: {
    used: 'This link was used and cannot be used again.',
    expired: 'This link has expired.',
    replaced: 'A newer link took the place of this one. Look for it in your email.',
  },
  endingTitle: 'This link is over',
  call: (agency, phone) => (phone ? `Call ${agency} at ${phone}.` : `Call ${agency}.`),
  unknownTitle: 'This link does not work',
  unknown: 'Copy the whole address from the email, or ask your agent for a new link.',
  notReached: 'We cannot be reached right now. Check your connection and try again.',
  tooMany: 'Too many tries. Try again in a few minutes.',
  mail: {
    subject: ({ agency, title }) => `Please sign: ${title} (${agency})`,
    text: ({ name, agency, creditor, title, phone, lastDay }, link) =>
      [
        `Hello ${name},`,
        `${agency} asks you to sign “${title}” with ${creditor}. Read it and sign it here:`,
        link,
        `The link is yours alone, works once and ends on ${lastDay}. Do not pass this email on.`,
        `You can ask for the agreement on paper at no cost. Questions? ${reach(agency, phone)}`,
      ].join('\n\n'),
    copySubject: ({ agency, title }) => `Signed: ${title} (${agency})`,
    copyText: ({ name, agency, title, phone }) =>
      [
        `Hello ${name},`,
        `Thank you. “${title}” is signed. Your copy with its audit page is attached; keep it.`,
        `Questions? ${reach(agency, phone)}`,
      ].join('\n\n'),
  },
};
