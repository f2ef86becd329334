import { Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import type { CommissionFile } from '../contract.ts';
import { dayOrNone } from './commission-words.ts';
import classes from './merge-list.module.css';
import { texts } from './texts.ts';

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
        <article key={file.id} className={classes.file} aria-label={texts.merge.file(file.id)}>
          <Text fw={550} mb={8}>
            {file.company.name} <Text span c="dimmed">{`#${file.id}`}</Text>
          </Text>
          <Facts>
            <Fact label={texts.merge.start}>{dayOrNone(file.start)}</Fact>
            <Fact label={texts.merge.end}>{dayOrNone(file.end)}</Fact>
            <Fact label={texts.merge.total}>{showMoney(file.total)}</Fact>
            <Fact label={texts.merge.deposited}>{dayOrNone(file.deposited)}</Fact>
            <Fact label={texts.merge.created}>{dayOf(file.created)}</Fact>
            <Fact label={texts.merge.createdBy}>{file.creator}</Fact>
          </Facts>
        </article>
      ))}
    </Paper>
  );
}
