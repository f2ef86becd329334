import { Group } from '@mantine/core';
import { IconArrowBackUp, IconNote, IconUserEdit } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { CommissionLine } from '../line-contract.ts';
import { FORWARDED, PENDING } from '../statuses.ts';
import { useUndoCorrection } from './commission-queries.ts';
import { correctionWords } from './commission-words.ts';
import { texts } from './texts.ts';

const WrongProducerDialog = lazyPiece(async () => ({
  default: (await import('./wrong-producer-dialog.tsx')).WrongProducerDialog,
}));

const ICON = 15;

/** What there is to say about a line, and what is done to it alone. */
export function LineMore({ line }: { line: CommissionLine }) {
  const [isOpen, setOpen] = useState(false);
  const undo = useUndoCorrection();
  const words = [line.reason, correctionWords(line)].filter(Boolean).join(' ');
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {words && (
        <span title={words} role="img" aria-label={words}>
          <IconNote size={ICON} aria-hidden />
        </span>
      )}
      {line.corrects && line.status === PENDING && (
        <IconButton
          label={texts.corrections.undo(line.id)}
          onClick={() =>
            void undo
              .mutateAsync(line.corrects?.line ?? 0)
              .then(() => toastDone(texts.corrections.undone), toastProblem)
          }
        >
          <IconArrowBackUp size={ICON} aria-hidden />
        </IconButton>
      )}
      {line.policy.id !== null && line.status !== FORWARDED && !line.corrects?.isReversal && (
        <IconButton
          label={texts.wrongProducer.ofLine(line.id)}
          hint={texts.wrongProducer.title}
          why={line.correctedIn ? texts.wrongProducer.whyNot : undefined}
          onClick={() => setOpen(true)}
        >
          <IconUserEdit size={ICON} aria-hidden />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <WrongProducerDialog line={line} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Group>
  );
}
