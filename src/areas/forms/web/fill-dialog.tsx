import { Button, Group, Stack } from '@mantine/core';
import { IconDownload, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addressOf } from '#platform/web/api/request.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { say } from '#platform/web/wording.ts';
import { filledForm } from '../fill-contract.ts';
import { fillQuery } from './form-queries.ts';
import { texts } from './texts.ts';

/** A form that was filled in: its values as they were, its PDF, and the way to mail it. */
export function FillDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const navigate = useNavigate();
  const query = useQuery(fillQuery(id));
  const { data, error } = query;
  return (
    <Dialog title={data?.form ?? texts.history.form} width={760} onClose={onClose}>
      <RetryProblem query={query} />
      {!data && !error && <Waiting height={200} />}
      {data && (
        <Stack gap="md">
          <Group gap="xs">
            <Button
              component="a"
              href={addressOf(filledForm, { id })}
              target="_blank"
              rel="noopener"
              leftSection={<IconDownload size={15} aria-hidden />}
            >
              {texts.history.openPdf}
            </Button>
            <ExplainedButton
              variant="default"
              why={data.isInFiles ? undefined : say(texts.history.pdfIsTakenOut)}
              leftSection={<IconMail size={15} aria-hidden />}
              onClick={() =>
                void navigate({
                  to: '/email',
                  search: { customerId: data.customerId, attachmentIds: String(data.attachmentId) },
                })
              }
            >
              {texts.history.email}
            </ExplainedButton>
          </Group>
          <Facts>
            <Fact label={texts.history.for}>{data.customer}</Fact>
            <Fact label={texts.history.policy}>{data.policy}</Fact>
            <Fact label={texts.history.made}>{`${showMoment(data.madeAt)}, ${data.madeBy}`}</Fact>
            {data.values.map(({ label, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: values stay as they were, and labels can repeat
              <Fact key={at} label={label}>
                {value}
              </Fact>
            ))}
          </Facts>
        </Stack>
      )}
    </Dialog>
  );
}
