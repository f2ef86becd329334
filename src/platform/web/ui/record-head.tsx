import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
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
  actions?: ReactNode;
}

export function RecordHead({ title, up, number, badges, facts, actions }: RecordHeadProps) {
  usePageTitle(title);
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
          <Text c="dimmed" fz="sm" className={classes.facts} data-none={facts.length === 0 || undefined}>
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
        {actions && (
          <Group gap="xs" className={classes.actions}>
            {actions}
          </Group>
        )}
      </div>
    </>
  );
}
