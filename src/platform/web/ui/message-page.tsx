import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-page.module.css';
import { usePageTitle } from './use-page-title.ts';

interface MessagePageProps {
  title: string;
  /** What is shown above the title, large and quiet. */
  mark?: ReactNode;
  children: ReactNode;
  action: ReactNode;
}

/** A page that has one thing to say and one thing to do. */
export function MessagePage({ title, mark, children, action }: MessagePageProps) {
  usePageTitle(title);
  return (
    <div className={classes.page} data-says-why>
      <Stack gap="xs" align="center" maw={420}>
        {mark}
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{children}</Text>
        <div className={classes.action}>{action}</div>
      </Stack>
    </div>
  );
}
