import { Badge, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './abilities-card.module.css';
import { summarizePermissions } from './permission-words.ts';
import { useSession } from './session-queries.ts';
import { texts } from './texts.tsx';

/** What the person who is signed in may do; who they are is in the profile. */
export function AbilitiesCard() {
  const { role, meaning, abilities } = summarizePermissions(useSession());
  return (
    <PageCard title={texts.abilities.whatYouMayDo}>
      <Stack gap="xs">
        <Badge variant="light" tt="none">
          {role}
        </Badge>
        <Text fz="sm">{meaning}</Text>
        {abilities.length > 0 && (
          <ul className={classes.abilities}>
            {abilities.map((ability) => (
              <li key={ability}>
                <IconCheck size={15} aria-hidden />
                {ability}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </PageCard>
  );
}
