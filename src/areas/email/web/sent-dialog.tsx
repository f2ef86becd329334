import { Alert, Anchor, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { downloadAttachment } from '#areas/attachments/contract.ts';
import { addressOf } from '#platform/web/api/request.ts';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import { say } from '#platform/web/wording.ts';
import { downloadEmailFile, type SentEmail, type SentFile } from '../contract.ts';
import { EmailStateBadge } from './email-state-badge.tsx';
import classes from './sent-dialog.module.css';
import { sentEmailQuery } from './sent-queries.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

interface SentDialogProps {
  id: number;
  onClose: () => void;
}

/** A mail to read, whole: it can no longer be changed. */
export function SentDialog({ id, onClose }: SentDialogProps) {
  const query = useQuery(sentEmailQuery(id));
  const { data: email, error } = query;
  return (
    <Dialog title={email?.subject ?? frameTexts.tab} width={760} onClose={onClose}>
      <RetryProblem query={query} />
      {!email && !error && <Loader size="sm" aria-label={texts.loading} />}
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
        <Fact label={texts.labels.status}>
          <EmailStateBadge state={email.state} />
        </Fact>
        <Fact label={email.sentAt ? texts.labels.dateSent : texts.labels.written}>
          {showMoment(email.sentAt ?? email.createdAt)}
        </Fact>
        <Fact label={texts.labels.sentBy}>{email.sender}</Fact>
        <Fact label={texts.labels.policy}>{email.policy}</Fact>
        <Fact label={texts.labels.from} isWide>
          {email.from}
        </Fact>
        <Fact label={texts.labels.to} isWide>
          {email.to}
        </Fact>
        <Fact label={texts.labels.cc} isWide>
          {email.cc}
        </Fact>
        <Fact label={texts.labels.bcc} isWide>
          {email.bcc}
        </Fact>
      </Facts>
      <section aria-label={texts.labels.message} className={classes.message}>
        <SafeHtml html={email.body} />
      </section>
      {email.files.length > 0 && (
        <Group gap="sm" component="ul" aria-label={texts.labels.attachedFiles} className={classes.files}>
          {email.files.map((file) => (
            <li key={`${file.kind} ${file.id}`}>
              {file.isOpen ? (
                <Anchor href={linkOf(file)} download fz="sm">
                  {file.filename} ({showSize(file.size)})
                </Anchor>
              ) : (
                <Text c="dimmed" fz="sm">
                  {texts.sent.lostFile(file.filename, showSize(file.size))}
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
