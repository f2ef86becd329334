import type { Language } from '#platform/shared/languages.ts';
import { SIGN_TEXTS } from '../texts.ts';
import type { RequestRow } from './store.ts';

/** What a paper is called to its signer. Requests from before languages were told have the agency's title alone. */
export function titleIn(
  language: Language,
  { title, summary }: Pick<RequestRow, 'title' | 'summary'>,
): string {
  const { number, isEndorsement } = summary;
  return isEndorsement === undefined ? title : SIGN_TEXTS[language].paper(number, isEndorsement);
}
