import type { ContractStatus, Payee } from '#areas/finance-contracts/statuses.ts';
import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';
import type { InsuranceType, TransactionType } from '../statuses.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  notTheirPolicies: 'This customer does not have these policies.',
  error: 'Error',
  choosing: {
    alert: 'Alert',
    ok: 'OK',
    policies: 'Choose the policies to finance',
    policyFirst: 'Choose at least one policy first.',
    noPolicies: 'There is no policy to finance.',
    company: 'Choose the finance company',
    noCompanies: 'No finance company is offered for all of these policies.',
    /** What a company is, after the name of its system. */
    quotesOnline: 'quotes online',
    enteredByHand: 'entered by hand',
  },
  request: {
    title: 'Request Finance Quote',
    notOffered: 'This finance company is not offered.',
    financed: (policies: string, total: string, type: string) => `${policies}: ${total}, ${type}`,
    insuranceTypes: {
      Commercial: 'Commercial',
      'Personal Lines': 'Personal Lines',
    } satisfies Record<InsuranceType, string>,
    whatIsFinanced: 'What is financed',
    transactions: {
      policy: 'What the policies bill',
      quote: 'That and an additional premium',
      convertQuote: 'The pending policy, which becomes active',
    } satisfies Record<TransactionType, string>,
    additionalPremium: 'Additional Premium',
    yes: 'Yes',
    no: 'No',
    requestAQuote: 'Request a Quote',
    addByHand: 'Add Premium Finance',
    becameActive: 'The pending policy is active now.',
  },
  /** What the fields of a quote, of its contract and of an endorsement are called. */
  labels: {
    financeCompany: 'Finance company',
    quoteNumber: 'Quote number',
    quoteDate: 'Quote date',
    date: 'Date',
    effectiveDate: 'Effective date',
    effectiveDateOfCoverage: 'Effective date of coverage',
    payee: 'Payee',
    totalAdditionalPremium: 'Total additional premium',
    downPayment: 'Down payment',
    amountFinanced: 'Amount financed',
    documentaryStamps: 'Documentary stamps',
    financeCharge: 'Finance charge',
    presentBalance: 'Present balance',
    newBalance: 'New balance',
    payments: 'Payments',
    remainingPayments: 'Remaining payments',
    firstDueDate: 'First due date',
    nextDueDate: 'Next due date',
    nextDue: 'Next due',
    totalOfPayments: 'Total of payments',
    contractStatus: 'Contract status',
    memo: 'Memo',
  },
  selection: {
    title: 'Payment Selection',
    noQuote: (contract: string) => `Contract ${contract} has no quote to choose from.`,
    quoteEnds: (day: string) => `Quote ends ${day}.`,
    payOptions: 'Pay options',
    columns: {
      choice: 'Choice',
      payments: 'Payments',
      downPayment: 'Down payment',
      monthly: 'Monthly',
      last: 'Last',
      interest: 'Interest',
      setUpFee: 'Set-up fee',
      apr: 'APR',
      creditCost: 'What credit costs',
      paidInAll: 'Paid in all',
    },
    /** The parts of the bar that shows what credit costs. */
    bar: { fee: 'fee', interest: 'interest' },
    paymentsOf: (count: number, amount: string) => `${counted(count, 'payment')} of ${amount}`,
    quoteExpired: 'This quote has expired. Request a new one.',
    ruleSaysNo: 'A rule on record says no',
    choose: 'Choose how the contract is paid.',
    counted: 'How this is counted',
    requestNewQuote: 'Request a new quote',
    done: 'Done',
  },
  /** A pay option in sentences. Payments are put in as "9 × $112.18 and $112.20". */
  option: {
    andLast: (payments: string, last: string) => `${payments} and ${last}`,
    paid: (payments: string, from: string, to: string) => `${payments}, from ${from} to ${to}`,
    paidAfterDown: (down: string, payments: string, from: string, to: string) =>
      `${down} today, then ${payments}, from ${from} to ${to}`,
    sum: (total: string, financed: string, interest: string) =>
      `${total} in payments = ${financed} financed + ${interest} interest`,
    sumWithFee: (total: string, financed: string, interest: string, fee: string) =>
      `${total} in payments = ${financed} financed + ${interest} interest + ${fee} set-up fee`,
    financed: (unpaid: string) => `Amount financed: ${unpaid} unpaid premium.`,
    financedWithStamps: (unpaid: string, stamps: string, financed: string) =>
      `Amount financed: ${unpaid} unpaid premium + ${stamps} documentary stamps = ${financed}.`,
    financeCharge: (interest: string, fee: string, charge: string) =>
      `Finance charge: ${interest} interest + ${fee} set-up fee = ${charge}.`,
    totalOfPayments: (financed: string, charge: string, total: string, payments: string) =>
      `Total of payments: ${financed} + ${charge} = ${total} = ${payments}.`,
    paidInAll: (down: string, total: string, paid: string) =>
      `Paid in all: ${down} down + ${total} = ${paid}.`,
    apr: (percent: string) => `APR: ${percent} a year on the amount financed.`,
    rule: 'The APR is by Regulation Z, Appendix J. The first payment is due 25 days after the earliest policy begins, the others each a month later; the last takes the remainder.',
  },
  signature: {
    label: 'E-signature',
    onlyOnline: 'This finance company takes electronic signatures only.',
    sends: 'Sends the agreement for signature.',
    optedOut: 'The customer has opted out of mail; this one is sent, since they ask for it.',
    customerEmail: 'Customer email',
    agentEmail: 'Agent email',
  },
  generate: {
    cancel: 'Cancel',
    button: 'Generate Contract',
    waitsFor: (awaited: readonly string[]) => `Generate Contract waits for ${awaited.join(' and ')}`,
    awaited: {
      payOption: 'a pay option',
      requiresESignature: 'the e-signature',
      customerEmail: 'the customer email',
      agentEmail: 'the agent email',
    },
    safeToTry: 'You can safely try again: the contract is generated only once.',
    failed: 'Finance Contract Error',
    ok: 'Ok',
  },
  endorsement: {
    title: 'Finance Additional Premium',
    noAnswer: 'The finance company gave no answer.',
    sandbox: 'SANDBOX',
    payees: {
      carrier: 'Carrier',
      premiumFinanceCompany: 'Finance company',
    } satisfies Record<Payee, string>,
  },
  agreement: {
    title: 'Contract Agreement',
    ready: (contract: string) => `Contract ${contract} is ready.`,
    sent: 'The contract was sent to the customer’s email for signature.',
    okDownloads: 'Ok downloads the contract.',
    okGoesOn: (downPayment: string) => `Ok goes on to the down payment of ${downPayment}.`,
    noDownPayment: 'There is no down payment to take.',
    ok: 'Ok',
  },
  statuses: {
    Quoted: 'Quoted',
    Approved: 'Approved',
    Voided: 'Voided',
  } satisfies Record<ContractStatus, string>,
  status: {
    title: 'Finance Contract Status',
    issued: (contract: string) => `Contract ${contract} was issued.`,
    voided: (contract: string) => `Contract ${contract} was voided.`,
    notIssued: (contract: string) => `Contract ${contract} has not been issued yet.`,
    dueOn: (amount: string, day: string) => `${amount} on ${day}`,
    viewContract: 'View contract',
    ok: 'OK',
  },
});
