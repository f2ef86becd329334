import classes from './matched-part.module.css';
import { matchedParts } from './matched-parts.ts';

/** A text in which what was searched for stands out. */
export function MatchedPart({ text, query }: { text: string; query: string }) {
  return matchedParts(text, query).map(({ at, part, isMatch }) =>
    isMatch ? (
      <mark key={at} className={classes.match}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
