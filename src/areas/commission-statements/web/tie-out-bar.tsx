import { ActionIcon } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { BridgePart } from '#areas/commissions/statuses.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { Tip } from '#platform/web/ui/tip.tsx';
import { Bridge } from './bridge.tsx';
import { tieOutQuery } from './statement-queries.ts';
import { texts } from './texts.ts';
import classes from './tie-out-bar.module.css';
import { TieOutWait } from './tie-out-wait.tsx';
import { workingWords } from './tie-out-words.ts';
import { UnsettleHouseButton } from './unsettle-house-button.tsx';

const DepositDialog = lazyPiece(async () => ({
  default: (await import('./deposit-dialog.tsx')).DepositDialog,
}));

export interface TieOutProps {
  fileId: number;
  /** Grows with every change of the file. */
  version: number;
  /** The figure whose lines are shown. */
  part: BridgePart | undefined;
  onPart: (part: BridgePart) => void;
}

const HOW = texts.tieOut.how;

/** From the deposit of a file to its statements, and how that is counted. */
export function TieOutBar({ fileId, version, part, onPart }: TieOutProps) {
  const query = useQuery(tieOutQuery(fileId, version));
  const { data: file, errorUpdateCount } = query;
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!file) return errorUpdateCount > 0 ? <RetryProblem query={query} /> : <TieOutWait />;
  return (
    <section aria-label={texts.tieOut.title} data-figure="Tie-out">
      <Bridge file={file} part={part} onPart={onPart} onEdit={() => setEditing(true)}>
        <Tip label={HOW}>
          <ActionIcon
            variant="subtle"
            className={classes.how}
            aria-label={HOW}
            data-how
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCalculator size={17} aria-hidden />
          </ActionIcon>
        </Tip>
      </Bridge>
      {isOpen && (
        <ul className={classes.working}>
          {workingWords(file).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {file.houseLines > 0 && file.active && (
        <div className={classes.house}>
          <UnsettleHouseButton file={file.id} lines={file.houseLines} />
        </div>
      )}
      {isEditing && (
        <Suspense>
          <DepositDialog file={file} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}
