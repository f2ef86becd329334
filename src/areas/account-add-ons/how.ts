/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_MONTH =
  'The client price of each add-on times what it is charged by, such as the open offices or the receipts of the month. An add-on with a percent costs that share of the premium of the policies that begin in the month.';
