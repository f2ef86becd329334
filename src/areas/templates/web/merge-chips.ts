import { capitalized } from '#platform/shared/noun.ts';
import type { Chips } from '#platform/web/rich-text/chip-text.ts';
import { say } from '#platform/web/wording.ts';
import { fieldWords, MERGE_FIELD_NAMES } from '../rules.ts';

/** What each merge field is called where it stands alone in a text, in the agency's words. */
export function mergeChips(): Chips {
  return Object.fromEntries(MERGE_FIELD_NAMES.map((name) => [name, say(capitalized(fieldWords(name)))]));
}

/** A subject for whoever reads it in a list: each merge field by what it is called. */
export function subjectWords(subject: string): string {
  const words = mergeChips();
  return subject.replaceAll(/\{\{([\w.]+)\}\}/g, (field, name: string) =>
    words[name] ? `[${words[name]}]` : field,
  );
}
