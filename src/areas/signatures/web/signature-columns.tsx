import { Anchor, Text } from '@mantine/core';
import { downloadAttachment } from '#areas/attachments/contract.ts';
import { addressOf } from '#platform/web/api/request.ts';
import { officeMoment } from '#platform/web/office-today.ts';
import type { Column } from '#platform/web/table/column.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { SignatureRequest } from '../contract.ts';
import { whyNotResend } from '../rules.ts';
import { lastWords, roleWord, STATE_TONES } from './signature-words.ts';
import { texts } from './texts.ts';

export function signatureColumns(onResend: (request: SignatureRequest) => void): Column<SignatureRequest>[] {
  return [
    {
      key: 'signer',
      label: texts.labels.signer,
      cell: ({ name, role }) => (
        <>
          {name}{' '}
          <Text component="span" c="dimmed" fz="inherit">
            {roleWord(role)}
          </Text>
        </>
      ),
    },
    { key: 'paper', label: texts.labels.paper, cell: ({ title }) => title },
    { key: 'email', label: texts.labels.email, cell: ({ email }) => email },
    {
      key: 'state',
      label: texts.labels.state,
      kind: 'whole',
      cell: ({ state }) => <StateBadge tone={STATE_TONES[state]}>{texts.states[state]}</StateBadge>,
    },
    {
      key: 'sent',
      label: texts.labels.sent,
      kind: 'whole',
      cell: ({ sentAt, sentBy }) => texts.sentBy(officeMoment(sentAt), sentBy),
    },
    { key: 'last', label: texts.labels.last, cell: lastWords },
    {
      key: 'action',
      label: texts.labels.actions,
      cell: (request) =>
        request.signedAttachmentId ? (
          <Anchor
            href={addressOf(downloadAttachment, { id: request.signedAttachmentId })}
            download
            fz="inherit"
          >
            {texts.signedPdf}
          </Anchor>
        ) : (
          <ExplainedButton
            size="compact-xs"
            variant="default"
            why={whyNotResend(request)}
            onClick={() => onResend(request)}
          >
            {texts.resend}
          </ExplainedButton>
        ),
    },
  ];
}
