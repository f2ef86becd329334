import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CustomerChoice } from '#areas/customers/web/public.ts';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { say } from '#platform/web/wording.ts';
import { letterAddress } from './letter-address.ts';
import classes from './template-form.module.css';
import { previewQuery } from './template-queries.ts';
import { texts } from './texts.ts';

const TYPING_MS = 400;

interface TemplatePreviewProps {
  subject: string;
  body: string;
  /** A stored letter without changes can be opened as a PDF too. */
  letterId: number | undefined;
}

/** What is being written, filled in for a real customer. */
export function TemplatePreview({ subject, body, letterId }: TemplatePreviewProps) {
  const [customerId, setCustomerId] = useState<number>();
  const [written] = useDebouncedValue({ subject, body }, TYPING_MS);
  const { data, error } = useQuery(previewQuery(written, customerId));
  return (
    <Stack gap="sm">
      <CustomerChoice onChoose={setCustomerId} />
      {customerId === undefined && (
        <Text c="dimmed" fz="sm">
          {say(texts.preview.chooseCustomer)}
        </Text>
      )}
      <ProblemAlert>{error?.message}</ProblemAlert>
      {data && !error && customerId !== undefined && (
        <section aria-label={texts.preview.howItReads} className={classes.preview}>
          {data.subject && (
            <Text fw={650} mb="xs">
              {data.subject}
            </Text>
          )}
          <SafeHtml html={data.body} />
        </section>
      )}
      {letterId !== undefined && customerId !== undefined && (
        <Group>
          <Anchor
            fz="sm"
            href={letterAddress(letterId, { customerId, policyId: undefined })}
            target="_blank"
            rel="noopener"
          >
            {texts.preview.openPdf}
          </Anchor>
        </Group>
      )}
    </Stack>
  );
}
