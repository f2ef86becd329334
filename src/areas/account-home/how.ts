/** How the figures of an account are counted, in the words that its page shows. */
export const HOW_PRICE =
  'The base price of the payment method that sets it, less the discounts of today one after the other, rounded once at the end.';

export const HOW_THIS_MONTH =
  'The client price of each open office, and of each add-on times what it is charged by, counted for this month.';

export const HOW_OPEN =
  'The amounts of all charges of the account that are not paid yet, awaited checks included.';

export const HOW_NEXT_PRICE =
  'The client price per office from the first day on which a discount begins or ends, worked out by the same steps as the price of today.';

export const HOW_PRICE_CHART =
  'What an office cost on each day, by the payment method that set the price then, with the base price and the discounts as they were. What lies ahead follows from what is agreed today.';
