import { Kbd, Table } from '@mantine/core';
import { Fragment } from 'react';
import { useNoun } from '#areas/customers/web/public.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';

interface Shortcut {
  /** Any of them does it; the keys of one are pressed together. */
  keys: readonly string[];
  does: string;
}

const SHORTCUTS = (noun: string): readonly Shortcut[] => [
  { keys: ['Ctrl K', '⌘ K'], does: 'Find any record, screen or action' },
  { keys: ['/'], does: `Go to the ${noun} search` },
  { keys: ['?'], does: 'List the shortcuts' },
  { keys: ['↑', '↓'], does: 'Move between the rows of a table, or the entries of a list' },
  { keys: ['Home', 'End'], does: 'Go to the first or the last of them' },
  { keys: ['Enter'], does: 'Open the row, or send the form' },
  { keys: ['E'], does: 'Edit the task or the contract of the row' },
  { keys: ['C'], does: 'Close the task of the row with a note' },
  { keys: ['J', 'K'], does: 'Go on to the next or the previous task in its dialog' },
  { keys: ['Ctrl Enter', '⌘ Enter'], does: 'Save the task, or close it with its note' },
  { keys: ['Ctrl P', '⌘ P'], does: 'Print the screen, with all rows of its lists' },
  { keys: ['Esc'], does: 'Close the dialog or the menu' },
  { keys: ['Ctrl V', '⌘ V'], does: 'Paste a column of amounts from a spreadsheet into Adjusted' },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { noun } = useNoun();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Table aria-label="Keyboard shortcuts" verticalSpacing={6} horizontalSpacing={0}>
        <Table.Tbody>
          {SHORTCUTS(noun).map(({ keys, does }) => (
            <Table.Tr key={does}>
              <Table.Th scope="row" w={130}>
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && ' or '}
                    <Kbd size="sm">{key}</Kbd>
                  </Fragment>
                ))}
              </Table.Th>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
