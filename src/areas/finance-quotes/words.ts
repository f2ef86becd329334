/** What the flow says when it fails, in the words of the specification. */
export const QUOTE_FAILED = 'An error occurred while requesting a Quote.\nPlease re-check the configurations';
export const CONTRACT_FAILED = 'Contract Request Failed. Please contact Premium Finance Company directly.';
