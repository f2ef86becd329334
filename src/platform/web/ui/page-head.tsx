import { Text, Title } from '@mantine/core';
import classes from './page-head.module.css';
import { usePageTitle } from './use-page-title.ts';

interface PageHeadProps {
  title: string;
  /** What identifies the page, in one grey line. */
  facts: string[];
}

export function PageHead({ title, facts }: PageHeadProps) {
  usePageTitle(title);
  return (
    <div className={classes.head}>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" fz="sm">
        {facts.join(' · ')}
      </Text>
    </div>
  );
}
