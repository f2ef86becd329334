import { counted } from '#platform/shared/noun.ts';
import { type Compared, MOVED_THINGS, type MovedThing } from '../merge-contract.ts';
import { MERGE_PARTS, type MergePart } from '../merge-rules.ts';
import type { CustomerFields } from '../rules.ts';
import { type CustomerField, fieldLines, type OfficeNames } from './customer-fields.ts';

const THING_WORDS: Record<MovedThing, string> = {
  policies: 'policy',
  receipts: 'receipt',
  contracts: 'finance contract',
  tasks: 'task',
  files: 'file',
  emails: 'email',
  calls: 'phone call',
  leads: 'lead',
  quotes: 'quote',
  commissions: 'commission line',
};

/** "3 policies, 1 receipt and 2 tasks", or nothing when nothing moves. */
export function movesWords(moves: Compared['moves']): string {
  const parts = MOVED_THINGS.filter((thing) => moves[thing] > 0).map((thing) =>
    counted(moves[thing], THING_WORDS[thing]),
  );
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

const OWN_LABELS: Partial<Record<MergePart, string>> = {
  name: 'Name',
  address: 'Address',
  license: 'License',
};

export function partLabel(part: MergePart, labels: Record<CustomerField, string>): string {
  return OWN_LABELS[part] ?? labels[MERGE_PARTS[part][0]];
}

/** One part of a record in one line. */
export function partWords(part: MergePart, fields: CustomerFields, offices: OfficeNames): string {
  return MERGE_PARTS[part]
    .flatMap((field) => fieldLines(field, fields[field], offices))
    .join(part === 'address' ? ', ' : ' ');
}
