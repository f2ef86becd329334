import { Anchor, Text } from '@mantine/core';
import { downloadAttachment } from '#areas/attachments/contract.ts';
import { addressOf } from '#platform/web/api/request.ts';
import { officeMoment } from '#platform/web/office-today.ts';
import type { Column } from '#platform/web/table/column.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { SignatureRequest } from '../contract.ts';
import { whyNotResend } from '../rules.ts';
import { lastWords, roleWord, STATE_LOOKS } from './signature-words.ts';

export function signatureColumns(onResend: (request: SignatureRequest) => void): Column<SignatureRequest>[] {
  return [
    {
      key: 'signer',
      label: 'Signer',
      phone: 'title',
      cell: ({ name, role }) => (
        <>
          {name}{' '}
          <Text component="span" c="dimmed" fz="inherit">
            {roleWord(role)}
          </Text>
        </>
      ),
    },
    { key: 'paper', label: 'Paper', phone: 'fact', cell: ({ title }) => title },
    { key: 'email', label: 'Email', phone: 'fact', cell: ({ email }) => email },
    {
      key: 'state',
      label: 'State',
      kind: 'whole',
      phone: 'corner',
      cell: ({ state }) => <StateBadge tone={STATE_LOOKS[state].tone}>{STATE_LOOKS[state].word}</StateBadge>,
    },
    {
      key: 'sent',
      label: 'Sent',
      kind: 'whole',
      phone: 'fact',
      cell: ({ sentAt, sentBy }) => `${officeMoment(sentAt)} by ${sentBy}`,
    },
    { key: 'last', label: 'Last', phone: 'fact', cell: lastWords },
    {
      key: 'action',
      label: 'Actions',
      phone: 'action',
      cell: (request) =>
        request.signedAttachmentId ? (
          <Anchor
            href={addressOf(downloadAttachment, { id: request.signedAttachmentId })}
            download
            fz="inherit"
          >
            Signed PDF
          </Anchor>
        ) : (
          <ExplainedButton
            size="compact-xs"
            variant="default"
            why={whyNotResend(request)}
            onClick={() => onResend(request)}
          >
            Resend
          </ExplainedButton>
        ),
    },
  ];
}
