import { Text } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import type { FileTieOut } from '../posting-contract.ts';
import { asksForReason } from '../rules.ts';
import { texts } from './texts.ts';
import { differenceWords } from './tie-out-words.ts';

/** What posting writes of a file, and what does not agree in it. */
export function PostedFile({ file }: { file: FileTieOut }) {
  const { id, unposted } = file;
  return (
    <div>
      <Text fw={550}>{texts.post.ofFile(id, showMoney(unposted.amount), unposted.shares)}</Text>
      {asksForReason(file) &&
        differenceWords(file).map((words) => (
          <Text key={words} fz="sm">
            {words}
          </Text>
        ))}
    </div>
  );
}
