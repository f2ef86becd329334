/** How the figures of this area are counted, in the words that the screens show. */
export const howNew = (nouns: string) =>
  `The ${nouns} of the whole agency by the month in which they were added, in the last twelve months.`;

export const howByOffice = (nouns: string) =>
  `All ${nouns} of the agency by the office that their record names; those without one are a bar of their own.`;
