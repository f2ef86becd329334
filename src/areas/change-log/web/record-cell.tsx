import type { LogBook } from '#platform/shared/log-book.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import classes from './change-log.module.css';
import { isOneRecord, kindWords, nameOf, pageOf } from './log-item-words.ts';
import type { LogRow } from './log-rows.ts';

/** What was changed: the kind of record in gray, and what people know the record by, which leads to it. */
export function RecordCell({ row, book }: { row: LogRow; book: LogBook }) {
  const [item] = row.items;
  const names = row.isRun && !isOneRecord(row) ? namesOf(row) : nameOf(item);
  const page = row.isRun && !isOneRecord(row) ? undefined : pageOf(item, book);
  const words = (
    <>
      <span className={classes.quiet}>{kindWords(row)}</span> <strong>{names}</strong>
    </>
  );
  return (
    <div className={classes.record} title={names}>
      {page ? (
        // The row itself is the tab stop, and Enter opens the record.
        <TextLink {...page} tabIndex={-1} fz="inherit">
          {words}
        </TextLink>
      ) : (
        words
      )}
    </div>
  );
}

const namesOf = ({ items }: LogRow) => [...new Set(items.map(nameOf))].join(', ');
