/** What a change that rides on the cookie needs. */
export const MARKER = { 'x-requested-with': 'XMLHttpRequest' };
