import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { BuzzButton } from './buzz-button.tsx';
import { BuzzCard } from './buzz-card.tsx';
import { buzzAllowedQuery } from './buzz-queries.ts';

interface BuzzDialogProps {
  accountId: number;
  onClose: () => void;
}

/** The syncs of an account, and the button that adds one. */
export function BuzzDialog({ accountId, onClose }: BuzzDialogProps) {
  const { data: isAllowed } = useQuery(buzzAllowedQuery(accountId));
  return (
    <Dialog title="Agency Buzz" width={760} onClose={() => onClose()}>
      {isAllowed === false && <Text mb="md">This account does not have the add-on Agency Buzz.</Text>}
      <BuzzCard accountId={accountId} />
      <DialogFoot>
        <BuzzButton accountId={accountId} />
      </DialogFoot>
    </Dialog>
  );
}
