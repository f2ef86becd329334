import { Button, Group } from '@mantine/core';
import { IconFileText, IconHistory, IconMail } from '@tabler/icons-react';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { AcordDialog } from './acord-dialog.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { SentTable } from './sent-table.tsx';
import { useEmailSearch } from './use-email-search.ts';

/** What was sent to a customer, and what can be sent or printed. */
export function EmailTab({ customer: { id } }: CustomerTabProps) {
  const { search, change } = useEmailSearch();
  return (
    <TableCard title="Email">
      <Group gap="xs" p="sm">
        <LinkButton
          to="/email"
          search={{ customerId: id }}
          size="xs"
          variant="default"
          leftSection={<IconMail size={14} aria-hidden />}
        >
          New email
        </LinkButton>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileText size={14} aria-hidden />}
          onClick={() => change({ letter: true })}
        >
          Print letter
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconHistory size={14} aria-hidden />}
          onClick={() => change({ acord: true })}
        >
          ACORD history
        </Button>
      </Group>
      <SentTable customerId={id} />
      {search.letter && <LetterDialog customerId={id} onClose={() => change({ letter: undefined })} />}
      {search.acord && <AcordDialog customerId={id} onClose={() => change({ acord: undefined })} />}
    </TableCard>
  );
}
