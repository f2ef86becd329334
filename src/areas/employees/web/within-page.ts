/** For the drop-down of a choice: it belongs to the main part of the page, not behind its end. */
export const WITHIN_PAGE = { withinPortal: false };
