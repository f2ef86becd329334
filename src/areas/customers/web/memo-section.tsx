import { Textarea } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { MEMO_MAX } from '../contract.ts';
import type { SectionProps } from './section-props.ts';

const count = new Intl.NumberFormat('en-US');

export function MemoSection({ form }: SectionProps) {
  const { length } = form.values.memo.trim();
  return (
    <PageCard title="Memo">
      <Textarea
        aria-label="Memo"
        autosize
        minRows={4}
        maxRows={14}
        description={`${count.format(length)} of ${count.format(MEMO_MAX)} characters`}
        descriptionProps={{ c: length > MEMO_MAX ? 'red' : undefined }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('memo')}
      />
    </PageCard>
  );
}
