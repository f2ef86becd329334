import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { texts } from './texts.ts';

interface Kinds {
  isCarrier: boolean;
  isFinance: boolean;
}

/** What a company is, in words: it may be both. */
export function kindWords({ isCarrier, isFinance }: Kinds): string {
  const kinds = [isCarrier && texts.badges.carrier, isFinance && texts.badges.finance];
  return kinds.filter(Boolean).join(', ');
}

export function ActiveBadge({ active }: { active: boolean }) {
  return (
    <StateBadge tone={active ? 'done' : 'closed'}>
      {active ? texts.badges.active : texts.badges.inactive}
    </StateBadge>
  );
}
