import { catalogue } from './catalogue.ts';

/** What somebody's browser is called. */
export const DEVICE_TEXTS = catalogue(
  {
    program: 'Another program',
    browser: 'A browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
  },
  {
    program: 'Otro programa',
    browser: 'Un navegador',
    on: (browser, system) => `${browser} en ${system}`,
  },
);
