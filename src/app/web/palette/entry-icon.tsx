import {
  IconBolt,
  IconBuildingBank,
  IconCash,
  IconChecklist,
  IconFileText,
  IconLayoutList,
  IconScale,
  IconSearch,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import type { EntryKind } from './entry.ts';

const ICONS: Record<EntryKind, typeof IconUser> = {
  customer: IconUser,
  policy: IconFileText,
  contract: IconBuildingBank,
  receipt: IconCash,
  lead: IconUserPlus,
  quote: IconScale,
  task: IconChecklist,
  screen: IconLayoutList,
  action: IconBolt,
  all: IconSearch,
};

/** What a line of the palette leads to, as a picture beside its words. */
export function EntryIcon({ kind }: { kind: EntryKind }) {
  const Icon = ICONS[kind];
  return <Icon size={15} stroke={1.7} aria-hidden />;
}
