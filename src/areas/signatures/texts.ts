import { catalogue } from '#platform/shared/catalogue.ts';
import type { Ending, SignerRole } from './statuses.ts';
import { en } from './texts-en.ts';
import { es } from './texts-es.ts';

export interface Borrowing {
  name: string;
  creditor: string;
  policies: number;
  carriers: readonly string[];
  number: string;
  date: string;
}

interface MailFacts {
  name: string;
  agency: string;
  creditor: string;
  title: string;
  phone: string;
  /** The last day of the link. */
  lastDay: string;
}

/** Everything that a signer reads, in one language. */
export interface Words {
  /** What the language is called in itself. */
  language: string;
  chooseLanguage: string;
  steps: { read: string; consent: string; sign: string; done: string };
  progress: string;
  title: string;
  borrows: (facts: Borrowing) => string;
  asAgent: (agency: string) => string;
  sandbox: string;
  disclosure: string;
  apr: string;
  aprMeaning: string;
  charge: string;
  chargeMeaning: string;
  financed: string;
  financedMeaning: string;
  total: string;
  totalMeaning: string;
  premiums: (premiums: string, down: string) => string;
  payments: string;
  showBetween: (count: number) => string;
  hideBetween: (count: number) => string;
  openPaper: string;
  consentTitle: string;
  /** Word for word on the audit page. */
  consent: string;
  signatureTitle: string;
  type: string;
  draw: string;
  typeLabel: string;
  drawLabel: string;
  clear: string;
  signingAs: (name: string, email: string) => string;
  typeCounts: string;
  signButton: string;
  whyNotConsent: string;
  whyNotSigned: string;
  declineButton: string;
  declineTitle: string;
  declineQuestion: string;
  declineReason: string;
  declineConfirm: string;
  cancel: string;
  linkEnds: (day: string) => string;
  questions: (agency: string, phone: string) => string;
  signedTitle: (name: string) => string;
  copyGoesTo: (email: string) => string;
  contract: string;
  signed: string;
  downPayment: string;
  firstPayment: (day: string) => string;
  lastPayment: (day: string) => string;
  download: string;
  next: string;
  nextDown: (agency: string, down: string) => string;
  nextBegin: (count: number, day: string) => string;
  close: string;
  declinedTitle: string;
  declinedText: (agency: string) => string;
  endings: Record<Ending, string>;
  endingTitle: string;
  call: (agency: string, phone: string) => string;
  /** For a link that never was. */
  unknownTitle: string;
  unknown: string;
  notReached: string;
  tooMany: string;
  /** Why a signature is not taken. */
  refusals: {
    consent: string;
    signature: string;
    letters: string;
    tooManyLines: string;
    tooLong: string;
    over: string;
  };
  notShown: (agency: string) => string;
  /** What the paper is called, as its title on the page is without a number. */
  paper: (number: string, isEndorsement: boolean) => string;
  audit: {
    heading: string;
    signedBy: string;
    email: string;
    signsAs: string;
    roles: Record<SignerRole, string>;
    signedAt: string;
    sentAt: string;
    address: string;
    browser: string;
    unnamed: string;
    kind: string;
    typed: string;
    drawn: string;
    sessionOf: string;
    sha256: string;
    request: string;
    agreedTo: string;
  };
  mail: {
    subject: (facts: MailFacts) => string;
    text: (facts: MailFacts, link: string) => string;
    copySubject: (facts: MailFacts) => string;
    copyText: (facts: MailFacts) => string;
  };
}

export const SIGN_TEXTS = catalogue<Words>(en, es);
