/** The version of the agreement in force, whose text is in the session area; a new text gets a new version. */
export const AGREEMENT_VERSION = '1';

export const NOT_AGREED = 'Accept the terms of use first. Until then you can look, but change nothing.';
