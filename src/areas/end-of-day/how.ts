/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_RECEIPTS =
  'The receipts that were taken in this office on this day, by the clock of the office. Voided ones are listed below and do not count. Cash is left out until the count is finished.';

export const HOW_COUNT =
  'The number of each bill and coin times its value. What is expected appears when the count is finished, so that nobody counts towards it.';

export const HOW_DEPOSIT =
  'The cash that was counted and the checks that are ticked as in hand. Expected are the cash and the checks of all receipts of the day that are not voided. Cards and bank accounts do not pass the counter.';

export const HOW_DIFFERENCES =
  'For each close of this office the deposit less what was expected: above zero there was too much, below zero too little. The sum is that of the closes shown.';
