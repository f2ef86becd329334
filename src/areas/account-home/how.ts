/** How the figures of an account are counted, in the words that its page shows. */
export const HOW_PRICE =
  'The base price of the payment method that sets it, less the discounts of today one after the other, rounded once at the end.';

export const HOW_OPEN =
  'The amounts of all charges of the account that are not paid yet, awaited checks included.';

export const HOW_NEXT_PRICE =
  'The client price per office from the first day on which a discount begins or ends, worked out by the same steps as the price of today.';
