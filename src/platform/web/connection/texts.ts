import { catalogue } from '#platform/shared/catalogue.ts';

/** In both languages at any time: a signer chooses one while the page is open. */
const TEXTS = catalogue(
  { noConnection: 'No connection, retrying' },
  { noConnection: 'Sin conexión, reintentando' },
);

/** In the language that the page is in by now. */
export const connectionTexts = () => TEXTS[document.documentElement.lang === 'es' ? 'es' : 'en'];
