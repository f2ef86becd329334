import { Alert, Anchor, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { downloadAttachment } from '#areas/attachments/contract.ts';
import { addressOf } from '#platform/web/api/request.ts';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import { say } from '#platform/web/wording.ts';
import { downloadEmailFile, type SentEmail, type SentFile } from '../contract.ts';
import { EmailStateBadge } from './email-state-badge.tsx';
import classes from './sent-dialog.module.css';
import { sentEmailQuery } from './sent-queries.ts';

interface SentDialogProps {
  id: number;
  onClose: () => void;
}

/** A mail to read, whole: it can no longer be changed. */
export function SentDialog({ id, onClose }: SentDialogProps) {
  const { data: email, error } = useQuery(sentEmailQuery(id));
  return (
    <Dialog title={email?.subject ?? 'Email'} width={760} onClose={onClose}>
      {error && <ProblemAlert>{error.message}</ProblemAlert>}
      {!email && !error && <Loader size="sm" aria-label="Loading" />}
      {email && <Whole email={email} />}
    </Dialog>
  );
}

function Whole({ email }: { email: SentEmail }) {
  return (
    <Stack gap="md">
      {email.failure && (
        <Alert color={email.state === 'failed' ? 'red' : 'orange'} role="alert">
          {say(email.failure)}
        </Alert>
      )}
      <Facts>
        <Fact label="Status">
          <EmailStateBadge state={email.state} />
        </Fact>
        <Fact label={email.sentAt ? 'Date Sent' : 'Written'}>
          {showMoment(email.sentAt ?? email.createdAt)}
        </Fact>
        <Fact label="Sent by">{email.sender}</Fact>
        <Fact label="Policy">{email.policy}</Fact>
        <Fact label="From" isWide>
          {email.from}
        </Fact>
        <Fact label="To" isWide>
          {email.to}
        </Fact>
        <Fact label="Cc" isWide>
          {email.cc}
        </Fact>
        <Fact label="Bcc" isWide>
          {email.bcc}
        </Fact>
      </Facts>
      <section aria-label="Message" className={classes.message}>
        <SafeHtml html={email.body} />
      </section>
      {email.files.length > 0 && (
        <Group gap="sm" component="ul" aria-label="Attached files" className={classes.files}>
          {email.files.map((file) => (
            <li key={`${file.kind} ${file.id}`}>
              {file.isOpen ? (
                <Anchor href={linkOf(file)} download fz="sm">
                  {file.filename} ({showSize(file.size)})
                </Anchor>
              ) : (
                <Text c="dimmed" fz="sm">
                  {file.filename} ({showSize(file.size)}), no longer available
                </Text>
              )}
            </li>
          ))}
        </Group>
      )}
    </Stack>
  );
}

function linkOf({ kind, id }: SentFile): string {
  return kind === 'upload' ? addressOf(downloadEmailFile, { id }) : addressOf(downloadAttachment, { id });
}
