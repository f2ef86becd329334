import { Button, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { letterAddress } from '#areas/templates/web/public.ts';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { filledInQuery, policiesQuery, templateChoicesQuery } from './email-queries.ts';
import { EmptyFieldsNotice } from './empty-fields-notice.tsx';
import { policyLabel } from './policy-label.ts';
import type { Receiver } from './receiver.ts';
import classes from './sent-dialog.module.css';
import { texts } from './texts.ts';

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
  const query = useQuery({
    ...filledInQuery('customLetter', letterId ?? undefined, about),
    enabled: letterId !== null,
  });
  const letter = query.data;
  return (
    <Dialog title={texts.letter.title} width={760} onClose={onClose}>
      <Stack gap="sm">
        <Select<number>
          label={texts.templates.kinds.customLetter}
          placeholder={texts.letter.choose}
          data-autofocus
          searchable
          openOnFocus={false}
          data={(letters ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={letterId}
          onChange={setLetterId}
        />
        {customerId && (
          <Select<number>
            label={texts.labels.policy}
            placeholder={texts.letter.noPolicy}
            clearable
            data={policies.map((each) => ({ value: each.id, label: policyLabel(each) }))}
            value={policyId}
            onChange={setPolicyId}
          />
        )}
        {letters?.length === 0 && (
          <Text c="dimmed" fz="sm">
            {texts.letter.none}
          </Text>
        )}
        <RetryProblem query={query} />
        {letter && letterId !== null && (
          <>
            <EmptyFieldsNotice empty={letter.empty} hasPolicy={policyId !== null} />
            <section aria-label={texts.letter.preview} className={classes.message}>
              <SafeHtml html={letter.body} />
            </section>
          </>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          {letterId === null ? (
            <ExplainedButton why={texts.letter.chooseFirst}>{texts.letter.openPdf}</ExplainedButton>
          ) : (
            <Button component="a" href={letterAddress(letterId, about)} target="_blank" rel="noopener">
              {texts.letter.openPdf}
            </Button>
          )}
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
