import { keptChange } from '#platform/shared/change-log.ts';
import { type LogBook, toldOf } from '#platform/shared/log-book.ts';
import { capitalized, type LogNames, type ShownChange, shownChanges } from '#platform/shared/log-words.ts';
import type { Column } from '#platform/web/table/column.ts';
import { LogChanges } from '#platform/web/ui/log-changes.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { LogItem } from '../contract.ts';

export function logColumns(book: LogBook, names: LogNames): Column<LogItem>[] {
  return [
    {
      key: 'dateTime',
      label: 'When',
      kind: 'day',
      cell: ({ dateTime }) => showMoment(dateTime),
      width: 180,
    },
    { key: 'user', label: 'Who', cell: ({ user }) => user, width: 160 },
    { key: 'record', label: 'Record', cell: (item) => <RecordLink book={book} item={item} />, width: 230 },
    { key: 'action', label: 'What', cell: ({ action }) => capitalized(action), width: 130 },
    {
      key: 'changes',
      label: 'Before and after',
      // What only happened, like a sign-out elsewhere, has nothing to compare.
      cell: (item) =>
        item.changedFields.length > 0 && <LogChanges changes={inOurWords(changesOf(book, item, names))} />,
    },
  ];
}

function changesOf(book: LogBook, { subject, changedFields }: LogItem, names: LogNames): ShownChange[] {
  const log = toldOf(book, subject);
  const kept = changedFields.map((change) => keptChange(log, change));
  return shownChanges(log, kept, names);
}

const inOurWords = (changes: readonly ShownChange[]) =>
  changes.map((change) => ({ ...change, label: say(change.label) }));

function RecordLink({ book, item: { subject, subjectId, record } }: { book: LogBook; item: LogItem }) {
  const page = book.get(subject)?.page?.(subjectId);
  const words = `${say(capitalized(subject))} ${record || subjectId}`;
  if (!page) return words;
  return (
    <TextLink {...page} fz="inherit">
      {words}
    </TextLink>
  );
}
