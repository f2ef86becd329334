import { withNoun } from '#platform/shared/noun.ts';

let noun = '';

/** The session says what the agency calls its customers, before any screen of it is shown. */
export function speakOf(customerNoun: string): void {
  noun = customerNoun;
}

/** A text of the product, or a message of a rule, in the agency's words. Call it when the text is shown. */
export function say(text: string): string {
  return withNoun(text, noun);
}
