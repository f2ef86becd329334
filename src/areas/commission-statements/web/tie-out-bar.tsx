import { Button, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { FileTieOut } from '../posting-contract.ts';
import { tieOutOf } from '../rules.ts';
import { DepositDialog } from './deposit-dialog.tsx';
import { tieOutQuery } from './statement-queries.ts';
import classes from './tie-out-bar.module.css';
import { TieOutSums } from './tie-out-sums.tsx';
import { TieOutWait } from './tie-out-wait.tsx';
import { differenceWords, workingWords } from './tie-out-words.ts';
import { UnsettleHouseButton } from './unsettle-house-button.tsx';

interface TieOutBarProps {
  fileId: number;
  version: number;
  /** How many of its lines are forwarded. */
  forwarded: number;
}

/** Deposit amount = lines = statements, or what is between them. */
export function TieOutBar({ fileId, version, forwarded }: TieOutBarProps) {
  const { data: file, error } = useQuery(tieOutQuery(fileId, version));
  const [isEditing, setEditing] = useState(false);
  if (!file) return error ? <ProblemAlert>{error.message}</ProblemAlert> : <TieOutWait />;
  const { isTied } = tieOutOf(file);
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
      <TieOutSums file={file} forwarded={forwarded} onEdit={() => setEditing(true)} />
      <TieOutWords file={file} />
      {isEditing && <DepositDialog file={file} onClose={() => setEditing(false)} />}
    </Paper>
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
