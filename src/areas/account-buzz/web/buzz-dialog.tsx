import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NamedList } from '#platform/web/table/page-params.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { BuzzButton } from './buzz-button.tsx';
import { buzzAllowedQuery } from './buzz-queries.ts';
import { BuzzTable } from './buzz-table.tsx';
import { texts } from './texts.ts';

interface BuzzDialogProps {
  accountId: number;
  place: NamedList;
  onClose: () => void;
}

/** The syncs of an account, and the button that adds one. */
export function BuzzDialog({ accountId, place, onClose }: BuzzDialogProps) {
  const { data: isAllowed } = useQuery(buzzAllowedQuery(accountId));
  return (
    <Dialog title={texts.syncs.agencyBuzz} width={760} onClose={() => onClose()}>
      {isAllowed === false && <Text mb="md">{texts.syncs.withoutAddOn}</Text>}
      <BuzzTable {...{ accountId, place }} />
      <DialogFoot>
        <BuzzButton accountId={accountId} />
      </DialogFoot>
    </Dialog>
  );
}
