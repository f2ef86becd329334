import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-head.module.css';
import { usePageTitle } from './use-page-title.ts';

interface PageHeadProps {
  title: string;
  /** The way to the screen that it belongs to. */
  up?: ReactNode;
  /** What identifies the page, in one gray line. */
  facts: string[];
}

export function PageHead({ title, up, facts }: PageHeadProps) {
  usePageTitle(title, up !== undefined);
  return (
    <div className={classes.head}>
      {up}
      <Title order={1}>{title}</Title>
      <Text c="dimmed" fz="sm" className={classes.facts} data-none={facts.length === 0 || undefined}>
        {facts.join(' · ')}
      </Text>
    </div>
  );
}
