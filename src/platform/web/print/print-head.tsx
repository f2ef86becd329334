import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { officeMoment } from '../office-today.ts';
import { texts } from '../texts.ts';
import { titleOf } from '../ui/use-page-title.ts';
import { filterWords } from './filter-words.ts';
import classes from './print-head.module.css';
import { usePrintKey } from './use-print-key.ts';

interface Sheet {
  title: string;
  filter: string | undefined;
  moment: string;
}

/** What stands on top of a printed screen: whose it is, what it is, what it was narrowed to, and when. */
export function PrintHead({ agency }: { agency: string }) {
  const [sheet, setSheet] = useState<Sheet>();
  usePrintKey();
  useEffect(() => {
    // Every way to print comes past here; the words are those of the moment.
    const onPrint = () =>
      flushSync(() =>
        setSheet({
          title: titleOf(document.title),
          filter: filterWords(document),
          moment: officeMoment(new Date()),
        }),
      );
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  if (!sheet) return null;
  return (
    <div className={classes.head} data-print-head>
      <div className={classes.line}>
        <span>{agency}</span>
        <span>{texts.print.printedAt(sheet.moment)}</span>
      </div>
      <div className={classes.title}>{sheet.title}</div>
      {sheet.filter && <div>{sheet.filter}</div>}
    </div>
  );
}
