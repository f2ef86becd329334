import { type Compared, MOVED_THINGS } from '../merge-contract.ts';
import { MERGE_PARTS, type MergePart } from '../merge-rules.ts';
import type { CustomerFields } from '../rules.ts';
import { type CustomerField, fieldLines, type OfficeNames } from './customer-fields.ts';
import { texts } from './texts.ts';

/** "3 policies, 1 receipt and 2 tasks", or nothing when nothing moves. */
export function movesWords(moves: Compared['moves']): string {
  const parts = MOVED_THINGS.filter((thing) => moves[thing] > 0).map((thing) =>
    texts.moved[thing](moves[thing]),
  );
  const last = parts.pop() ?? '';
  return parts.length > 0 ? texts.lists.andLast(parts.join(', '), last) : last;
}

const OWN_LABELS: Partial<Record<MergePart, string>> = {
  name: texts.columns.name,
  address: texts.columns.address,
  license: texts.columns.license,
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
