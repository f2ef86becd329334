import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LineSource, SOURCE_TONES, SOURCE_WORDS, type SourceTone } from '../statuses.ts';
import classes from './lines.module.css';
import { texts } from './texts.ts';

/** The content of a row, colored by where the line comes from, with the word for screen readers. */
export function SourceMark({ source, children }: { source: LineSource; children: ReactNode }) {
  return (
    <span className={classes.source} title={SOURCE_WORDS[source]}>
      <span className={classes.dot} data-tone={SOURCE_TONES[source]} aria-hidden />
      <span>
        {children}
        <VisuallyHidden>{` (${SOURCE_WORDS[source]})`}</VisuallyHidden>
      </span>
    </span>
  );
}

const LEGEND: readonly { tone: SourceTone | undefined; words: string }[] = [
  { tone: 'imported', words: texts.sources.imported },
  { tone: 'forwarded', words: texts.sources.forwarded },
  { tone: 'manual', words: texts.sources.manual },
  { tone: undefined, words: texts.sources.generated },
];

export function SourceLegend() {
  return (
    <ul className={classes.legend} aria-label={texts.sources.legend}>
      {LEGEND.map(({ tone, words }) => (
        <li key={words} className={classes.source}>
          <span className={classes.dot} data-tone={tone} aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  );
}
