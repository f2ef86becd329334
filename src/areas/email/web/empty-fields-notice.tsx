import { Alert } from '@mantine/core';
import { emptyFieldsWords, type MergeField } from '#areas/templates/rules.ts';
import { say } from '#platform/web/wording.ts';

interface EmptyFieldsNoticeProps {
  empty: readonly MergeField[];
  hasPolicy: boolean;
}

/** Names the gaps of a template before it goes out. */
export function EmptyFieldsNotice({ empty, hasPolicy }: EmptyFieldsNoticeProps) {
  if (empty.length === 0) return null;
  return (
    <Alert color="orange" role="status">
      {say(emptyFieldsWords(empty, hasPolicy))}
    </Alert>
  );
}
