import type { FieldErrors } from '#platform/shared/errors.ts';
import { say } from '#platform/web/wording.ts';

import { texts } from './texts.ts';

/** What the list of refused fields calls them. */
const FIELD_NAMES: Record<string, string> = {
  ...texts.refused.fields,
  get custid() {
    return say(texts.refused.fields.custid);
  },
};

export interface RefusedField {
  name: string;
  messages: string;
}

export function refusedFields(errors: FieldErrors): RefusedField[] {
  return Object.entries(errors).map(([field, messages]) => ({
    name: FIELD_NAMES[field] ?? field,
    messages: messages.join(' '),
  }));
}
