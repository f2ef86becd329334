import type { ShownChange } from '#platform/shared/log-words.ts';
import classes from './change-log.module.css';
import { texts } from './texts.ts';

/** Field by field, what was there before and what is there after. */
export function FieldsTable({ label, changes }: { label: string; changes: readonly ShownChange[] }) {
  return (
    <table className={classes.fields} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.entry.fieldColumn}</th>
          <th scope="col">{texts.entry.beforeColumn}</th>
          <th scope="col">{texts.entry.afterColumn}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label: words, one, other, hasMore }) => (
          <tr key={field}>
            <th scope="row">{words}</th>
            <td>{one.length > 0 && <del>{one.join('\n')}</del>}</td>
            <td>
              {other.join('\n')}
              {other.length === 0 && !hasMore && <span className={classes.quiet}>{texts.entry.empty}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
