import { Alert, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { ImportView } from '../contract.ts';
import type { ImportRow } from '../row-contract.ts';
import { useTakeIn } from './import-queries.ts';
import { texts } from './texts.ts';

/** How many rows an earlier statement had, and the switch that takes all of them in. */
export function ReceivedRows({ view }: { view: ImportView }) {
  const { mutateAsync, isPending } = useTakeIn(view.id);
  const { rows, total, takenIn } = view.received;
  if (rows === 0) return null;
  const change = (takeIn: boolean) => void mutateAsync({ rows: '*', takeIn }).catch(toastProblem);
  return (
    <Alert color="orange" variant="light" mb="sm" c="var(--cd-text)">
      {`${texts.received.before(rows, showMoney(total))} ${keptWords(rows, takenIn, view.state === 'read')}`}
      {view.state === 'read' && (
        <Switch
          mt="xs"
          label={texts.received.importAll(rows)}
          checked={takenIn === rows}
          disabled={isPending}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
    </Alert>
  );
}

function keptWords(rows: number, takenIn: number, isDryRun: boolean): string {
  const words = isDryRun ? texts.received.willBe : texts.received.were;
  const left = rows - takenIn;
  if (takenIn === 0) return words.leftOut(rows);
  return left === 0 ? words.imported(rows) : words.some(takenIn, left);
}

interface ReceivedRowProps {
  importId: number;
  row: ImportRow;
  isDryRun: boolean;
}

/** Where the same was received, and the switch that takes the row in. */
export function ReceivedRow({ importId, row, isDryRun }: ReceivedRowProps) {
  const { mutateAsync, isPending } = useTakeIn(importId);
  const { received, takenIn } = row;
  if (!received) return null;
  const change = (takeIn: boolean) => void mutateAsync({ rows: [row.row], takeIn }).catch(toastProblem);
  return (
    <>
      <Text component="div" fz="xs">
        {receivedWords(row, <ReceivedPlace received={received} />)}
        {takenIn && ` ${isDryRun ? texts.received.willBeImported : texts.received.wasImported}`}
      </Text>
      {isDryRun && (
        <Switch
          mt={4}
          size="xs"
          label={texts.received.importAnyway}
          aria-label={texts.received.importRowAnyway(row.row)}
          checked={takenIn}
          disabled={isPending}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

function receivedWords({ received, takenIn }: ImportRow, place: ReactNode): ReactNode {
  const words = texts.received;
  if (takenIn) return received?.isDeleted ? words.alreadyDeleted(place) : words.already(place);
  return received?.isDeleted ? words.withDeleted(place) : words.with(place);
}

/** The statement and its row; a downloaded line is in its file, or waits for one. */
function ReceivedPlace({ received }: { received: NonNullable<ImportRow['received']> }) {
  if (received.import)
    return (
      <TextLink
        to="/commissions/import/$id"
        params={{ id: received.import.id }}
        search={{ row: received.import.row }}
        fz="inherit"
        underline="always"
      >
        {texts.counts.rowOf(received.import.filename, received.import.row)}
      </TextLink>
    );
  if (received.file === null) return texts.received.downloadedLine;
  return (
    <TextLink to="/commissions/reconcile/$id" params={{ id: received.file }} fz="inherit" underline="always">
      {texts.received.file(received.file)}
    </TextLink>
  );
}
