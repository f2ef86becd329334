import { Alert, List, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { alreadyPaidWords, besideManualWords, replacedWords } from '../rules.ts';
import { gatheredQuery } from './commission-queries.ts';
import { texts } from './texts.ts';

interface ToldLine {
  id: number;
  policy: string;
  customer: string;
  amount: number;
  besides?: string;
}

/** After a file was created: what that took out of other files, what is not paid a second time, and what may be. */
export function GatheredNotice({ fileId }: { fileId: number }) {
  const query = gatheredQuery(fileId);
  const queryClient = useQueryClient();
  const { data } = useQuery(query);
  if (!data) return null;
  const paid = alreadyPaidWords(data.alreadyPaid);
  const beside = besideManualWords(data.besideManual);
  if (data.replaced.length === 0 && !paid && !beside) return null;
  return (
    <Alert
      role="status"
      mb="md"
      variant="light"
      title={texts.gathered.title}
      icon={<IconInfoCircle size={18} aria-hidden />}
      withCloseButton
      closeButtonLabel={texts.gathered.close}
      onClose={() => queryClient.setQueryData(query.queryKey, null)}
    >
      <Stack gap="xs">
        {data.replaced.map((lost) => (
          <div key={lost.file}>
            {replacedWords(lost)}{' '}
            <TextLink to="/commissions/reconcile/$id" params={{ id: lost.file }} fz="inherit">
              {texts.gathered.openFile(lost.file)}
            </TextLink>
            <ToldLines lines={lost.details} all={lost.lines} />
          </div>
        ))}
        {paid && (
          <div>
            {paid}
            <ToldLines
              lines={data.alreadyPaid.details.map((line) => ({
                ...line,
                besides: texts.gathered.paid(showMoney(line.paid), line.file, showMoney(line.remains)),
              }))}
              all={data.alreadyPaid.lines}
            />
          </div>
        )}
        {beside && (
          <div>
            {beside}
            <ToldLines
              lines={data.besideManual.details.map((line) => ({
                ...line,
                besides: texts.gathered.added(showMoney(line.added), line.file),
              }))}
              all={data.besideManual.lines}
            />
          </div>
        )}
      </Stack>
    </Alert>
  );
}

function ToldLines({ lines, all }: { lines: readonly ToldLine[]; all: number }) {
  return (
    <List size="sm">
      {lines.map(({ id, policy, customer, amount, besides }) => (
        <List.Item key={id}>
          {[policy, customer, showMoney(amount), besides].filter(Boolean).join(' · ')}
        </List.Item>
      ))}
      {all > lines.length && <List.Item>{texts.gathered.more(all - lines.length)}</List.Item>}
    </List>
  );
}
