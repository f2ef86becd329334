/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_OFFERS =
  'The total is premium, policy fee, tax and MGA fee added up. What the down payment leaves of it is split into equal payments; the last one takes the cents that remain. Carriers are compared by their totals, each within its line of business.';
