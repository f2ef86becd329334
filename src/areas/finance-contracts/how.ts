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
export const HOW_FIGURES: Readonly<Record<string, string>> = {
  Balance: 'The payments of the schedule less what is paid of them. Before approval nothing is owed.',
  Overdue:
    'What is open of down payments and payments whose due day lies before today, by the calendar of the office.',
  'Next due': 'What is open on the first due day from today on; several that are due on it are added.',
  'Payoff today':
    'What settles the contract today: the balance less the part of the finance charge that is refunded by the Rule of 78.',
};
