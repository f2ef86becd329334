import { Button, Group } from '@mantine/core';
import { IconFileText, IconHistory, IconMail } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import type { LeadTabProps } from '#areas/leads/web/public.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import type { Receiver } from './receiver.ts';
import { SentTable } from './sent-table.tsx';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';
import { useEmailSearch } from './use-email-search.ts';

const AcordDialog = lazyPiece(async () => ({ default: (await import('./acord-dialog.tsx')).AcordDialog }));
const LetterDialog = lazyPiece(async () => ({ default: (await import('./letter-dialog.tsx')).LetterDialog }));

export function CustomerEmailTab({ customer }: CustomerTabProps) {
  return <EmailTab receiver={{ customerId: customer.id }} />;
}

export function LeadEmailTab({ lead }: LeadTabProps) {
  return <EmailTab receiver={{ leadId: lead.id }} />;
}

/** What was sent to a customer or a lead, and what can be sent or printed. A lead has no forms yet. */
function EmailTab({ receiver }: { receiver: Receiver }) {
  const { search, change } = useEmailSearch();
  const { customerId } = receiver;
  return (
    <ListCard label={frameTexts.tab}>
      <Group gap="xs" px="md" py="sm">
        <LinkButton
          to="/email"
          search={receiver}
          size="xs"
          variant="default"
          leftSection={<IconMail size={14} aria-hidden />}
        >
          {texts.tab.newEmail}
        </LinkButton>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileText size={14} aria-hidden />}
          onClick={() => change({ letter: true })}
        >
          {texts.tab.printLetter}
        </Button>
        {customerId && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconHistory size={14} aria-hidden />}
            onClick={() => change({ acord: true })}
          >
            {texts.tab.acordHistory}
          </Button>
        )}
      </Group>
      <SentTable receiver={receiver} />
      <Suspense>
        {search.letter && <LetterDialog receiver={receiver} onClose={() => change({ letter: undefined })} />}
        {search.acord && customerId && (
          <AcordDialog customerId={customerId} onClose={() => change({ acord: undefined })} />
        )}
      </Suspense>
    </ListCard>
  );
}
