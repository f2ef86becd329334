import { Kbd, Table } from '@mantine/core';
import { Fragment } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { type KeyHelp, useToldKeys } from '#platform/web/ui/keys-help.ts';
import { texts } from '../texts.ts';

/** What keys do on the screen that is open, and then what they do everywhere. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const here = [...useToldKeys('rows'), ...useToldKeys('screen')];
  const everywhere = useToldKeys('everywhere');
  return (
    <Dialog title={texts.shortcuts.title} onClose={onClose}>
      {here.length > 0 && <KeysTable title={texts.shortcuts.onThisScreen} help={here} />}
      <KeysTable title={texts.shortcuts.everywhere} help={everywhere} />
    </Dialog>
  );
}

function KeysTable({ title, help }: { title: string; help: readonly KeyHelp[] }) {
  return (
    <Table aria-label={title} captionSide="top" verticalSpacing={6} horizontalSpacing={0} mb="sm">
      <Table.Caption ta="left" fw={600} mt={0}>
        {title}
      </Table.Caption>
      <Table.Tbody>
        {help.map(({ keys, does }) => (
          <Table.Tr key={does}>
            <Table.Th scope="row" w={130}>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ` ${texts.shortcuts.or} `}
                  <Kbd size="sm">{key}</Kbd>
                </Fragment>
              ))}
            </Table.Th>
            <Table.Td>{does}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
