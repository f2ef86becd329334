import { Alert, Switch, Text } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { ImportView } from '../contract.ts';
import type { ImportRow } from '../row-contract.ts';
import { counted } from '../rules.ts';
import { useTakeIn } from './import-queries.ts';

/** How many rows an earlier statement had, and the switch that takes all of them in. */
export function ReceivedRows({ view }: { view: ImportView }) {
  const { mutateAsync, isPending } = useTakeIn(view.id);
  const { rows, total, takenIn } = view.received;
  if (rows === 0) return null;
  const change = (takeIn: boolean) => void mutateAsync({ rows: '*', takeIn }).catch(toastProblem);
  return (
    <Alert color="orange" variant="light" mb="sm" c="var(--cd-text)">
      {`${counted(rows, 'row', 'rows')} (${showMoney(total)}) ${rows === 1 ? 'was' : 'were'} received with an earlier statement. `}
      {keptWords(rows, takenIn, view.state === 'read')}
      {view.state === 'read' && (
        <Switch
          mt="xs"
          label={rows === 1 ? 'Import it anyway' : 'Import all of them anyway'}
          checked={takenIn === rows}
          disabled={isPending}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
    </Alert>
  );
}

function keptWords(rows: number, takenIn: number, isDryRun: boolean): string {
  const left = rows - takenIn;
  const be = (count: number) => (isDryRun ? (count === 1 ? 'is' : 'are') : count === 1 ? 'was' : 'were');
  if (takenIn === 0) return rows === 1 ? `It ${be(1)} left out.` : `They ${be(2)} left out.`;
  if (left === 0) return rows === 1 ? `It ${be(1)} imported anyway.` : `They ${be(2)} imported anyway.`;
  return `${counted(takenIn, 'row', 'rows')} of these ${be(takenIn)} imported anyway, and ${left.toLocaleString('en-US')} ${be(left)} left out.`;
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
        {takenIn ? 'Received already with ' : 'With '}
        <ReceivedPlace received={received} />
        {received.isDeleted && ', and deleted since'}
        {takenIn && (isDryRun ? '. Will be imported anyway' : '. Imported anyway')}.
      </Text>
      {isDryRun && (
        <Switch
          mt={4}
          size="xs"
          label="Import anyway"
          aria-label={`Import row ${row.row} anyway`}
          checked={takenIn}
          disabled={isPending}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
    </>
  );
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
        {`${received.import.filename}, row ${received.import.row}`}
      </TextLink>
    );
  if (received.file === null) return 'a downloaded line that waits for a file';
  return (
    <TextLink to="/commissions/reconcile/$id" params={{ id: received.file }} fz="inherit" underline="always">
      {`file ${received.file}`}
    </TextLink>
  );
}
