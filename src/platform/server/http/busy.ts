/** What someone is told when there is more to do than places to do it. */
export const BUSY = 'Coverdesk is busy. Try again in a moment.';
