import { Badge, Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { summarizePermissions } from './permission-words.ts';
import { useSession } from './session-queries.ts';
import classes from './you-card.module.css';

/** Who is signed in, where they belong, and what they may do. */
export function YouCard() {
  const session = useSession();
  const { user, whiteLabel, location } = session;
  const { role, meaning, abilities } = summarizePermissions(session);
  return (
    <PageCard title="You">
      <div className={classes.columns}>
        <dl className={classes.facts}>
          <Fact label="Name">{user.name}</Fact>
          <Fact label="Email">{user.email}</Fact>
          <Fact label="Agency">{whiteLabel.agencyName}</Fact>
          <Fact label="Office">{location}</Fact>
        </dl>
        <Stack gap="xs" className={classes.permissions}>
          <Group gap="xs">
            <Badge variant="light" tt="none">
              {role}
            </Badge>
          </Group>
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
      </div>
    </PageCard>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
