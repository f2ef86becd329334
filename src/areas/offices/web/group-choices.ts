import type { OfficeGroup } from '../contract.ts';
import { type GroupKind, kindsAbove, pathOf } from '../rules.ts';
import { pathLine } from './office-words.ts';
import { texts } from './texts.ts';

/** What something of that kind may be under, for a Select: by level, each with the way to it. */
export function groupChoices(groups: readonly OfficeGroup[], kind: GroupKind | 'office') {
  return kindsAbove(kind)
    .map((above) => ({
      group: texts.levels[above],
      items: groups
        .filter((group) => group.kind === above)
        .map((group) => ({ value: String(group.id), label: pathLine(pathOf(groups, group.id)) })),
    }))
    .filter(({ items }) => items.length > 0);
}
