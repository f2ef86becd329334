/** For the drop-down of a choice: it belongs inside the main part of the page, not after its end. */
export const WITHIN_PAGE = { withinPortal: false };
