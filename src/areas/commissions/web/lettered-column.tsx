import type { Column } from '#platform/web/table/column.ts';
import classes from './lettered-column.module.css';

interface Lettered<Row> extends Pick<Column<Row>, 'key' | 'cell'> {
  letter: string;
  /** What the letter stands for, said on hover. */
  word: string;
}

/** A column of buttons under one letter. */
export function lettered<Row>({ key, letter, word, cell }: Lettered<Row>): Column<Row> {
  return {
    key,
    // The letter is heard already: a label would say it again.
    label: '',
    kind: 'icon',
    picture: (
      <abbr title={word} className={classes.letter}>
        {letter}
      </abbr>
    ),
    cell: (row) => <div className={classes.button}>{cell(row)}</div>,
  };
}
