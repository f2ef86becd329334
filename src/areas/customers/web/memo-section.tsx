import { Textarea } from '@mantine/core';
import { showCount } from '#platform/shared/show-count.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { MEMO_MAX } from '../contract.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function MemoSection({ form }: SectionProps) {
  const { length } = form.values.memo.trim();
  return (
    <PageCard title={texts.labels.memo}>
      <Textarea
        aria-label={texts.labels.memo}
        autosize
        minRows={4}
        maxRows={14}
        description={texts.form.ofCharacters(showCount(length), showCount(MEMO_MAX))}
        descriptionProps={{ c: length > MEMO_MAX ? 'red' : undefined }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('memo')}
      />
    </PageCard>
  );
}
