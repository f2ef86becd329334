/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_DRAWER =
  'What is left is the starting amount less what was paid out. At the end the difference is the ending amount less that. Customers’ cash is not in the drawer: the end of the day has it.';

export const HOW_PAYOUTS =
  'What you paid out of your drawer today, by the clock of your office. It is taken off the starting amount.';
