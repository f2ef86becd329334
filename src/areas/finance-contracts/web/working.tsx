import { HowButton } from '#platform/web/ui/how-button.tsx';
import classes from './contract-form.module.css';
import { texts } from './texts.ts';

interface WorkingProps {
  label: string;
  /** What comes out. */
  value: string;
  /** How it is counted, in a few words. */
  how: string;
  /** Sentence by sentence; without any there is nothing to unfold. */
  lines: readonly string[];
}

/** A figure that follows from others, with how it does unfolded in place. */
export function Working({ label, value, how, lines }: WorkingProps) {
  return (
    <div className={classes.working}>
      <output className={classes.sum} data-figure={label}>
        <span>
          {label}
          <HowButton label={label}>{how}</HowButton>
        </span>
        <strong>{value}</strong>
      </output>
      {lines.length > 0 && (
        <details className={classes.how}>
          <summary>{texts.working.how(label)}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
