import { Button, Paper, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ARCHIVED } from '#areas/commissions/rules.ts';
import { showMoney } from '#platform/shared/money.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { FileTieOut } from '../posting-contract.ts';
import { tieOutOf } from '../rules.ts';
import { Amount } from './amount.tsx';
import { DepositDialog } from './deposit-dialog.tsx';
import { tieOutQuery } from './statement-queries.ts';
import classes from './tie-out-bar.module.css';
import { differenceWords, workingWords } from './tie-out-words.ts';
import { UnsettleHouseButton } from './unsettle-house-button.tsx';

interface TieOutBarProps {
  fileId: number;
  version: number;
}

/** Deposit amount = lines = statements, or what is between them. */
export function TieOutBar({ fileId, version }: TieOutBarProps) {
  const { data: file, error } = useQuery(tieOutQuery(fileId, version));
  const [isEditing, setEditing] = useState(false);
  if (!file) return <ProblemAlert>{error?.message}</ProblemAlert>;
  const { linesDifference, statementsDifference, isTied } = tieOutOf(file);
  return (
    <Paper
      component="section"
      aria-label="Tie-out"
      withBorder
      p="md"
      mb="sm"
      data-tied={isTied}
      className={classes.bar}
    >
      <dl className={classes.sums}>
        <div>
          <dt>Deposit amount</dt>
          <dd>
            {file.depositAmount === null ? 'Not entered' : <Amount cents={file.depositAmount} />}
            <ExplainedButton
              size="compact-xs"
              variant="default"
              why={file.active ? undefined : ARCHIVED}
              onClick={() => setEditing(true)}
              leftSection={<IconPencil size={13} aria-hidden />}
            >
              {file.depositAmount === null ? 'Enter' : 'Change'}
            </ExplainedButton>
          </dd>
        </div>
        <Sign difference={linesDifference} />
        <div>
          <dt>Lines</dt>
          <dd>
            <Amount cents={file.lines} />
          </dd>
        </div>
        <Sign difference={statementsDifference} />
        <div>
          <dt>Statements</dt>
          <dd>
            <Amount cents={file.statements} />
          </dd>
        </div>
      </dl>
      <TieOutWords file={file} />
      {isEditing && <DepositDialog file={file} onClose={() => setEditing(false)} />}
    </Paper>
  );
}

/** Between two sums: whether they agree, and by how much they do not. */
function Sign({ difference }: { difference: number | undefined }) {
  const isEqual = difference === 0;
  const words =
    difference === undefined ? 'not compared' : isEqual ? 'agrees' : `off by ${showMoney(difference)}`;
  return (
    <div className={classes.sign} data-equal={isEqual}>
      <dt>
        <span aria-hidden>{isEqual ? '=' : difference === undefined ? '?' : '≠'}</span>
      </dt>
      <dd>{words}</dd>
    </div>
  );
}

function TieOutWords({ file }: { file: FileTieOut }) {
  const [isOpen, setOpen] = useState(false);
  const { isTied } = tieOutOf(file);
  const differences = differenceWords(file);
  return (
    <div className={classes.words}>
      {isTied ? (
        <StateBadge tone="done">Ties out</StateBadge>
      ) : (
        <StateBadge tone="waits">Does not tie out</StateBadge>
      )}
      {differences.map((words) => (
        <Text key={words} fz="sm">
          {words}
        </Text>
      ))}
      {file.depositAmount === null && (
        <Text fz="sm" c="dimmed">
          Without a deposit amount nothing is compared with the bank.
        </Text>
      )}
      <Button size="compact-xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        How this is counted
      </Button>
      {file.houseLines > 0 && file.active && <UnsettleHouseButton file={file.id} lines={file.houseLines} />}
      {isOpen && (
        <ul className={classes.working}>
          {workingWords(file).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
