/** What an address names after # to lead to the receipts of a contract. */
export const PAYMENT_SECTION = 'payment';
