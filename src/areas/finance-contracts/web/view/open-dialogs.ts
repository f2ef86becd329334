/** The dialogs of a contract's page, as the address bar names them. */
export const OPEN_DIALOGS = ['fund', 'additional-premium', 'payment-details', 'void', 'hide'] as const;
export type OpenDialog = (typeof OPEN_DIALOGS)[number];
