import { screenTexts } from '#platform/web/screen-texts.ts';
import { ROLODEX_TEXTS } from '../texts.ts';

export const texts = screenTexts(ROLODEX_TEXTS.en, ROLODEX_TEXTS.es);
