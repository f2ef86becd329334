import { Badge, Group } from '@mantine/core';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { texts } from './texts.ts';

interface Kinds {
  isCarrier: boolean;
  isFinance: boolean;
}

export function KindBadges({ isCarrier, isFinance }: Kinds) {
  return (
    <Group gap={4} component="span" display="inline-flex">
      {isCarrier && (
        <Badge variant="light" tt="none">
          {texts.badges.carrier}
        </Badge>
      )}
      {isFinance && (
        <Badge variant="outline" tt="none">
          {texts.badges.finance}
        </Badge>
      )}
    </Group>
  );
}

export function ActiveBadge({ active }: { active: boolean }) {
  return (
    <StateBadge tone={active ? 'done' : 'closed'}>
      {active ? texts.badges.active : texts.badges.inactive}
    </StateBadge>
  );
}
