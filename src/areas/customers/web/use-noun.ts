import { useSession } from '#areas/session/web/public.ts';

/** What this agency calls its customers, inside and at the beginning of a sentence, one and many. */
export function useNoun() {
  const noun = useSession().whiteLabel.customerNoun || 'customer';
  const upper = noun.charAt(0).toUpperCase() + noun.slice(1);
  return { noun, nouns: `${noun}s`, Noun: upper, Nouns: `${upper}s` };
}
