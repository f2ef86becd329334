import { showCount } from '#platform/shared/show-count.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the palette says, which finds anything and comes when it is opened. */
export const texts = screenTexts({
  title: 'Find anything',
  field: 'Find records, screens and actions',
  placeholder: 'Name, number, screen or action',
  searching: 'Searching…',
  tooShort: (fewest: number) => `Type at least ${fewest} characters to find records.`,
  noRecordsFound: 'No Records Found',
  found: 'Found',
  sections: {
    actions: 'Actions',
    recent: 'Recent',
    screens: 'Screens',
    session: 'Session',
    byPolicyNumber: (customers: string) => `${customers} by policy number`,
    financeContracts: 'Finance contracts',
    receipts: 'Receipts',
    byPhone: (customers: string) => `${customers} by phone`,
    leads: 'Leads',
    myOpenTasks: 'My open tasks',
  },
  receipt: (number: number) => `Receipt ${number}`,
  allResults: (count: number) => `All ${showCount(count)} results`,
  /** What the keys before each do. */
  keys: {
    choose: 'choose',
    opens: 'opens',
    closes: 'closes',
  },
  /** What the palette offers to begin. A customer is called what the agency calls its customers. */
  actions: {
    forCustomer: {
      takePayment: (customer: string) => `Take a payment from this ${customer}`,
      addTask: (customer: string) => `Add task for this ${customer}`,
      email: (customer: string) => `Email this ${customer}`,
      addPolicy: (customer: string) => `Add policy for this ${customer}`,
      newQuote: (customer: string) => `New Quote for this ${customer}`,
    },
    forLead: {
      addTask: 'Add task for this lead',
      email: 'Email this lead',
      newQuote: 'New Quote for this lead',
    },
    addCustomer: (customer: string) => `Add ${customer}`,
    addTask: 'Add task',
    addLead: 'Add lead',
    newQuote: 'New Quote',
    printThisScreen: 'Print this screen',
    takeTheTour: 'Take the tour',
  },
});
