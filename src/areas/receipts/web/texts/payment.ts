/** The page on which money is taken, and the ways to it. */
export const payment = {
  title: 'Take a payment',
  take: (amount: string) => `Take a payment, ${amount}`,
  addPolicy: 'Add policy',
  paidNow: (kind: string, policyOrContract: string) => `${kind} of ${policyOrContract}: paid now`,
  noLongerPaid: (kind: string, amount: string) =>
    `${kind} can no longer be paid here: ${amount} is no longer part of this payment.`,
  notCompleted: 'The payment was not completed',
  /** After the sentence that tells why it failed. */
  safeToTryAgain: 'You can safely try again: this payment is taken only once.',
  earlierTryWentThrough:
    'An earlier try at this payment went through after all, with the amounts entered at that time. Check this customer’s receipts before you take another payment.',
  /** Somebody to pay who is not there; the noun is the agency's own, or this one. */
  customer: 'customer',
  noSuchCustomer: (noun: string) => `There is no such ${noun}`,
  whatToDo: (noun: string) =>
    `No payment can be taken. Use the search above to find a ${noun} by name, telephone and more.`,
};

export const policies = {
  title: 'Policies',
  totalOwed: (amount: string) => `Total owed ${amount}`,
  none: 'No policy is in force and nothing is owed. You can still take fees.',
  hidePastTerms: 'Hide past terms',
  showPastTerms: (count: number) => (count === 1 ? 'Show 1 past term' : `Show ${count} past terms`),
  payAll: (amount: string) => `Pay all ${amount}`,
  payAllOf: (amount: string, policy: string) => `Pay all ${amount} of ${policy}`,
  billed: (billed: string, paid: string | undefined, financed: string | undefined) =>
    [`${billed} billed`, paid && `${paid} paid`, financed && `${financed} financed`]
      .filter(Boolean)
      .join(', '),
  owed: (amount: string) => `${amount} owed`,
  payOwed: (amount: string, kind: string, policy: string) =>
    `${amount} owed as ${kind.toLowerCase()} of ${policy}, pay it in full`,
  prepay: 'Prepay',
  prepayPart: (kind: string, policy: string) => `Prepay ${kind.toLowerCase()} of ${policy}`,
  prepaid: (amount: string) => `${amount} prepaid`,
  financed: 'Financed',
  paid: 'Paid',
  nothingOwed: 'Nothing owed',
};

export const contracts = {
  title: 'Finance contracts',
  totalDue: (amount: string) => `Total due ${amount}`,
  companyAndBalance: (company: string, balance: string) => `${company} · ${balance} balance`,
  balance: (amount: string) => `${amount} balance`,
  dueOn: (day: string) => `due ${day}`,
  due: (amount: string) => `${amount} due`,
  payDue: (amount: string, kind: string, contract: string) =>
    `${amount} due as ${kind.toLowerCase()} of ${contract}, pay it in full`,
  nothingDue: 'Nothing due',
  afterDownPayment: 'After the down payment',
  payOff: (amount: string) => `Pay off today with ${amount}`,
  payOffContract: (contract: string, amount: string) => `Pay off ${contract} today with ${amount}`,
};

export const fees = {
  title: 'Fees',
  agencyFee: 'Agency fee',
  addAgencyFee: 'Add agency fee',
  other: 'Other',
  addOther: 'Add other',
  fee: (number: number) => `Fee ${number}`,
  feeFor: (number: number) => `Fee ${number}: what it is for`,
  whatItIsFor: 'What it is for',
  noteIfAny: 'Note, if any',
  feeAmount: (number: number) => `Fee ${number}: amount`,
  removeFee: (number: number) => `Remove fee ${number}`,
};

/** What it comes to, how it is paid, and what is given back. */
export const tender = {
  title: 'Payment',
  neverWholeCardNumber: 'Never enter the whole card number.',
  neverWholeAccountNumber: 'Never enter the whole bank account number.',
  amountTendered: 'Amount tendered',
  emptyForExactTotal: 'Leave it empty for the exact total.',
  takenAt: (office: string) => `Taken at ${office}`,
  chooseOffice: 'Choose an office',
  noOffice: 'The agency has no office yet',
  chooseOfficeFirst: 'Choose the office that takes the money.',
  enterAmountFirst: 'Enter at least one amount first.',
  takePayment: 'Take payment',
  take: (amount: string) => `Take ${amount}`,
  receiptOpensNext: 'The receipt opens next, ready to print.',
};

export const overpayment = {
  title: 'Take more than is owed?',
  paidBeyond: (kind: string, policy: string, amount: string) =>
    `${kind} of ${policy} is paid ${amount} beyond what is owed.`,
  prepay: 'Take it as a prepayment',
  changeAmount: 'Change the amount',
};
