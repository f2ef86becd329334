import { Button, Stack, Table, Text } from '@mantine/core';
import { texts } from '../texts.ts';
import classes from './conflict-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

interface ConflictDialogProps {
  changedBy: string;
  differences: Difference[];
  /** What becomes of everything else, in a sentence. */
  outcome: string;
  saving: boolean;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}

/** Two people saved the same record: who was first, what differs, and whose version to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { changedBy, differences, outcome, saving } = props;
  return (
    <Dialog title={texts.conflict.title} onClose={saving ? undefined : props.onClose}>
      <Stack gap="md">
        <Text>{texts.conflict.savedMeanwhile(changedBy)}</Text>
        {differences.length > 0 && <DifferencesTable differences={differences} />}
        <Text c="dimmed" fz="sm">
          {outcome}
        </Text>
        <DialogFoot>
          <Button variant="default" onClick={props.onTheirs} disabled={saving}>
            {texts.conflict.takeTheirs}
          </Button>
          <Button onClick={props.onMine} loading={saving}>
            {texts.conflict.keepMine}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

function DifferencesTable({ differences }: { differences: Difference[] }) {
  return (
    <Table aria-label={texts.conflict.whatDiffers} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.conflict.field}</Table.Th>
          <Table.Th>{texts.conflict.theirs}</Table.Th>
          <Table.Th>{texts.conflict.mine}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {differences.map(({ label, theirs, mine }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{theirs || texts.logChanges.empty}</Table.Td>
            <Table.Td>{mine || texts.logChanges.empty}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
