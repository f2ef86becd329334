import { Anchor, List } from '@mantine/core';
import { type Duplicate, duplicateWords } from '#platform/shared/duplicates.ts';
import { texts } from '../texts.ts';
import { say } from '../wording.ts';

/** Each with the way to its record, in a tab of its own: what is typed here stays. */
export function DuplicatesList({ found }: { found: readonly Duplicate[] }) {
  return (
    <List size="sm" spacing={4}>
      {found.map((duplicate) => (
        <List.Item key={`${duplicate.kind} ${duplicate.id}`}>
          {say(duplicateWords(duplicate))}{' '}
          {duplicate.mayOpen && (
            <Anchor
              href={`/${duplicate.kind}/${duplicate.id}`}
              target="_blank"
              rel="noopener"
              fz="inherit"
              aria-label={texts.duplicates.openInNewTab(duplicate.name, duplicate.id)}
            >
              {texts.duplicates.open}
            </Anchor>
          )}
        </List.Item>
      ))}
    </List>
  );
}
