import type { Words } from '../texts.ts';
import classes from './steps.module.css';

export type Step = 'read' | 'consent' | 'sign' | 'done';
const STEPS: readonly Step[] = ['read', 'consent', 'sign', 'done'];

/** How far the signer is. */
export function Steps({ words, at }: { words: Words; at: Step }) {
  const reached = STEPS.indexOf(at);
  return (
    <ol className={classes.steps} aria-label={words.progress}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-reached={index <= reached || undefined}
          {...(step === at && { 'aria-current': 'step' })}
        >
          {words.steps[step]}
        </li>
      ))}
    </ol>
  );
}
