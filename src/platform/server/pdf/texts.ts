import { catalogue } from '#platform/shared/catalogue.ts';

/** What papers of every kind say, whatever they are about. */
export const PAGE_TEXTS = catalogue(
  { page: (page: number, of: number) => `Page ${page} of ${of}` },
  { page: (page, of) => `Página ${page} de ${of}` },
);
