import { Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import type { CommissionFile } from '../contract.ts';
import { dayOrNone } from './commission-words.ts';
import classes from './merge-list.module.css';

interface MergeListProps {
  title: string;
  /** From is red, to is green. */
  tone: 'from' | 'to';
  files: readonly CommissionFile[];
}

export function MergeList({ title, tone, files }: MergeListProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder className={classes.list} data-tone={tone}>
      <Title order={2} id={titleId} className={classes.title}>
        {title}
      </Title>
      {files.map((file) => (
        <article key={file.id} className={classes.file} aria-label={`File ${file.id}`}>
          <Text fw={550} mb={8}>
            {file.company.name} <Text span c="dimmed">{`#${file.id}`}</Text>
          </Text>
          <Facts>
            <Fact label="Start">{dayOrNone(file.start)}</Fact>
            <Fact label="End">{dayOrNone(file.end)}</Fact>
            <Fact label="Total">{showMoney(file.total)}</Fact>
            <Fact label="Deposited">{dayOrNone(file.deposited)}</Fact>
            <Fact label="Created">{dayOf(file.created)}</Fact>
            <Fact label="Created by">{file.creator}</Fact>
          </Facts>
        </article>
      ))}
    </Paper>
  );
}
