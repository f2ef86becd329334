import classes from './palette-dialog.module.css';
import { TEXT_MIN } from './searches.ts';
import { texts } from './texts.ts';
import type { Palette } from './use-palette.ts';

/** Notes about the results, above them. */
export function PaletteNotes({ palette }: { palette: Palette }) {
  const { problems } = palette;
  const words = wordsFor(palette);
  return (
    <>
      {problems.length > 0 && (
        <div role="alert" className={classes.problem}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </div>
      )}
      <div role="status" className={classes.note}>
        {words}
      </div>
    </>
  );
}

function wordsFor({ text, isWaiting, chosen, problems }: Palette): string | undefined {
  if (isWaiting) return texts.searching;
  if (text && text.length < TEXT_MIN) return texts.tooShort(TEXT_MIN);
  return chosen || problems.length > 0 ? undefined : texts.noRecordsFound;
}
