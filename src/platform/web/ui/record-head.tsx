import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ViewsButton } from '../views/views-button.tsx';
import { HowButton } from './how-button.tsx';
import classes from './record-head.module.css';
import { usePageTitle } from './use-page-title.ts';

interface RecordHeadProps {
  title: string;
  /** The way to the list or the record that it belongs to. */
  up?: ReactNode;
  /** The number of the record. */
  number?: number;
  /** States of the record, as badges. */
  badges?: ReactNode;
  /** What identifies the record, in one gray line; what is empty, or not known yet, is left out. */
  facts: string[];
  /** How the sums among these facts are counted, for whoever doubts them. */
  how?: string | undefined;
  actions?: ReactNode;
  /** The screen is a list whose filters and order are in its address: they can be kept under a name. */
  hasViews?: boolean;
}

export function RecordHead(props: RecordHeadProps) {
  const { title, up, number, badges, facts, how, actions, hasViews = false } = props;
  const hasSums = how !== undefined && facts.some(Boolean);
  usePageTitle(title, up !== undefined);
  return (
    <>
      {up}
      <div className={classes.head}>
        <div className={classes.words}>
          <Group gap={8} wrap="wrap">
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {number !== undefined && (
              <Text component="span" c="dimmed" fz="lg">
                #{number}
              </Text>
            )}
            {badges}
          </Group>
          <Text
            c="dimmed"
            fz="sm"
            className={classes.facts}
            data-none={facts.length === 0 || undefined}
            data-figure={hasSums ? title : undefined}
          >
            {facts.filter(Boolean).join(' · ')}
            {hasSums && <HowButton label={title}>{how}</HowButton>}
          </Text>
        </div>
        {(actions || hasViews) && (
          <Group gap="xs" className={classes.actions}>
            {hasViews && <ViewsButton />}
            {actions}
          </Group>
        )}
      </div>
    </>
  );
}
