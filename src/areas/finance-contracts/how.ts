/** How the figures of all contracts of a customer are counted, in the words that their list shows. */
export const HOW_STANDING = {
  balance:
    'For each approved contract the payments of its schedule less what is paid of them, added up; hidden contracts count.',
  overdue:
    'What is open of down payments and payments whose due day lies before today, by the calendar of the office, on all contracts.',
  nextDue: 'What is open on the first due day from today on, of the contract that has the earliest one.',
  quotesOpen: 'Contracts that are quoted and not hidden; the note names the one that ends first.',
};

/** How the figures of a contract are counted, in the words that its page shows. */
export const HOW_FIGURES = {
  Balance: 'The payments of the schedule less what is paid of them. Before approval nothing is owed.',
  Overdue:
    'What is open of down payments and payments whose due day lies before today, by the calendar of the office.',
  'Next due': 'What is open on the first due day from today on; several that are due on it are added.',
  'Payoff today':
    'What settles the contract today: the balance less the part of the finance charge that is refunded by the Rule of 78.',
};

export const HOW_TERMS =
  'As agreed on the day of approval. The finance charge is the total of payments less the amount financed. Still to fund is what the finance company is to pay out less what it has paid out.';

export const HOW_SCHEDULE =
  'Each payment first covers the interest on what is still owed, at the rate that the terms come to with the set-up fee; the rest is principal. An additional premium is added to the payments that were not due yet. What was paid goes to the oldest payment first.';

export const HOW_POLICIES =
  'Premium and fees are what the policies are billed today. Taken over is what this contract finances of that, shared out by what each is billed; unless the contract is approved that is nothing.';

export const HOW_PAYMENTS =
  'What this contract got of each receipt, whoever paid. Voided receipts are listed and do not count.';

export const HOW_LEDGER =
  'The amounts of all lines so far. Approval adds the total of payments, a payment takes off what was paid. Lines are never changed: one that is taken back has its opposite further down. A down payment, one that went to the carrier for an additional premium and what the finance company pays out leave the balance as it is.';

export const HOW_FINANCED =
  'The total less the down payment, with the balance of a contract that is rolled over, unless another amount is entered.';

export const HOW_TOTAL_OF_PAYMENTS = 'The number of payments times the amount of one.';

export const HOW_APR =
  'The rate at which the payments on their days pay back the amount financed, unless another one is entered.';
