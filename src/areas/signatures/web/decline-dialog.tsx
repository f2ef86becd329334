import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { declinePaper, REASON_MAX } from '../sign-contract.ts';
import type { Words } from '../texts.ts';
import { useSending } from './use-sending.ts';

interface DeclineDialogProps {
  words: Words;
  token: string;
  onClose: () => void;
  onDeclined: () => void;
  onEnded: () => void;
}

/** Asks first: a link that was declined is over. */
export function DeclineDialog({ words, token, onClose, onDeclined, onEnded }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const { send, sending, problem } = useSending(words, onEnded);
  const decline = () =>
    send(async () => {
      await call(declinePaper, { params: { token }, body: { reason } });
      onDeclined();
    });
  return (
    <Dialog title={words.declineTitle} closeLabel={words.cancel} {...(!sending && { onClose })}>
      <Stack gap="md">
        <Text>{words.declineQuestion}</Text>
        <Textarea
          label={words.declineReason}
          autosize
          minRows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <ProblemAlert>{problem}</ProblemAlert>
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={sending} data-autofocus>
            {words.cancel}
          </Button>
          <Button color="var(--cd-problem)" c="var(--cd-surface)" loading={sending} onClick={decline}>
            {words.declineConfirm}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
