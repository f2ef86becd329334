import { Button, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { letterAddress } from '#areas/templates/web/public.ts';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { filledInQuery, policiesQuery, templateChoicesQuery } from './email-queries.ts';
import { EmptyFieldsNotice } from './empty-fields-notice.tsx';
import { policyLabel } from './policy-label.ts';
import type { Receiver } from './receiver.ts';
import classes from './sent-dialog.module.css';

interface LetterDialogProps {
  receiver: Receiver;
  onClose: () => void;
}

/** Chooses a letter, shows how it reads for this receiver, and opens it to be printed. */
export function LetterDialog({ receiver, onClose }: LetterDialogProps) {
  const { customerId, leadId } = receiver;
  const { data: letters } = useQuery(templateChoicesQuery('customLetter'));
  const { data: policies = [] } = useQuery({
    ...policiesQuery(customerId ?? 0),
    enabled: customerId !== undefined,
  });
  const [letterId, setLetterId] = useState<number | null>(null);
  const [policyId, setPolicyId] = useState<number | null>(null);
  const about = { customerId, leadId, policyId: policyId ?? undefined };
  const { data: letter, error } = useQuery({
    ...filledInQuery('customLetter', letterId ?? undefined, about),
    enabled: letterId !== null,
  });
  return (
    <Dialog title="Letter" width={760} onClose={onClose}>
      <Stack gap="sm">
        <Select<number>
          label="Letter Template"
          placeholder="Choose"
          data-autofocus
          searchable
          data={(letters ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={letterId}
          onChange={setLetterId}
        />
        {customerId && (
          <Select<number>
            label="Policy"
            placeholder="None"
            clearable
            data={policies.map((each) => ({ value: each.id, label: policyLabel(each) }))}
            value={policyId}
            onChange={setPolicyId}
          />
        )}
        {letters?.length === 0 && (
          <Text c="dimmed" fz="sm">
            There are no letters yet. An administrator can add them under Admin, Templates and letters.
          </Text>
        )}
        <ProblemAlert>{error?.message}</ProblemAlert>
        {letter && letterId !== null && (
          <>
            <EmptyFieldsNotice empty={letter.empty} hasPolicy={policyId !== null} />
            <section aria-label="Preview" className={classes.message}>
              <SafeHtml html={letter.body} />
            </section>
          </>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {letterId === null ? (
            <ExplainedButton why="Choose a letter first.">Open PDF</ExplainedButton>
          ) : (
            <Button component="a" href={letterAddress(letterId, about)} target="_blank" rel="noopener">
              Open PDF
            </Button>
          )}
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
