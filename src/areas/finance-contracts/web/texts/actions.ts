/** What can be done with a contract: on buttons and in menus. */
export const buttons = {
  payment: 'Payment',
  fund: 'Fund',
  /** In the word of the specification, with its title. */
  additional: 'A/P',
  additionalPremium: 'Additional premium',
  processDownPayment: 'Process Down Payment',
  more: 'More',
  payOff: 'Pay off',
  nothingToPayOff: 'There is nothing to pay off.',
  edit: 'Edit',
  void: 'Void',
  hide: 'Hide',
  show: 'Show',
  requote: 'Re-Quote',
  chooseOption: 'Choose how it is paid',
  paymentDetails: 'Payment Details',
};

/** The same with the number of the contract, where nothing else tells which one it is. */
export const actions = {
  view: (contract: string) => `View ${contract}`,
  edit: (contract: string) => `Edit ${contract}`,
  void: (contract: string) => `Void ${contract}`,
  hide: (contract: string) => `Hide ${contract}`,
  show: (contract: string) => `Show ${contract}`,
  attachments: (contract: string) => `Attachments of ${contract}`,
  requote: (contract: string) => `Re-Quote ${contract}`,
  processDownPayment: (contract: string) => `Process the down payment of ${contract}`,
  pay: (contract: string) => `Take a payment on ${contract}`,
  nothingLeft: 'Nothing is left to pay.',
  payOff: (contract: string) => `Pay off ${contract}`,
  fund: (contract: string) => `Fund ${contract}`,
  additionalPremium: (contract: string) => `Additional premium (A/P) on ${contract}`,
  paymentDetails: (contract: string) => `Payment Details of ${contract}`,
};

export const voiding = {
  ask: 'Are you sure you want to void the Finance Contract?',
  /** After the rule's sentence about receipts, which has no period. */
  viewReceipts: (why: string) => `${why}. Click Yes to view the receipts.`,
  done: (contract: string) => `Contract ${contract} is voided.`,
};

export const hiding = {
  hideTitle: 'Hide finance contract',
  hideQuestion: 'Are you SURE you want to hide this finance contract?',
  unhideTitle: 'Un-hide finance contract',
  unhideQuestion: 'Are you SURE you want to un-hide this finance contract?',
  hidden: (contract: string) => `Contract ${contract} is hidden.`,
  shown: (contract: string) => `Contract ${contract} is in the active list again.`,
};

export const additional = {
  title: 'Additional Premium',
  payee: 'Payee',
  carrier: 'Carrier',
  financeCompany: (company: string) => `Finance company (${company})`,
  paymentOnly: 'Payment only',
  premium: 'Additional Premium',
  nothingAdded: 'Nothing is added: Submit goes straight to the payment.',
  asksCompany: (company: string) => `Submit asks ${company} what this costs.`,
  spread: (amount: string, balance: string) =>
    `${amount} is spread over the payments not yet due. The balance becomes ${balance}.`,
  cancel: 'Cancel',
  submit: 'Submit',
  added: (contract: string) => `Additional premium added to contract ${contract}.`,
  notSaved: 'The additional premium was not saved',
  close: 'Close',
  back: 'Back to what I entered',
};

export const funding = {
  title: 'Fund',
  item: 'Unfunded item',
  toFund: (type: string, day: string, amount: string) => `${type}, ${day}, ${amount} to fund`,
  amount: 'Amount',
  date: 'Date Funded',
  chooseDate: 'Choose the date funded to submit.',
  dateFirst: 'Choose the date funded first.',
  submit: 'Submit',
  funded: (amount: string, contract: string) => `${amount} of ${contract} is funded.`,
};
