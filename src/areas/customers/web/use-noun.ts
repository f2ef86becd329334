import { useSession } from '#areas/session/web/public.ts';
import { capitalized, pluralOf } from '#platform/shared/noun.ts';
import { frameTexts } from './texts/frame.ts';

/** What this agency calls its customers, inside and at the beginning of a sentence, one and many. */
export function useNoun() {
  const noun = useSession().whiteLabel.customerNoun || frameTexts.usualNoun;
  const nouns = pluralOf(noun);
  return { noun, nouns, Noun: capitalized(noun), Nouns: capitalized(nouns) };
}
