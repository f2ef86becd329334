import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { texts } from '../texts.ts';
import classes from './yes-no.module.css';

interface YesNoProps {
  label: string;
  /** Nothing while nobody has answered. */
  value: 0 | 1 | null;
  onChange: (answer: 0 | 1) => void;
  /** Somebody went on without an answer. */
  isMissed: boolean;
}

const ANSWERS = [
  { value: '1', label: texts.request.yes },
  { value: '0', label: texts.request.no },
];

export function YesNo({ label, value, onChange, isMissed }: YesNoProps) {
  const id = useId();
  return (
    <div className={classes.question} data-missed={isMissed || undefined}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        size="sm"
        data={ANSWERS}
        value={value === null ? '' : String(value)}
        onChange={(answer) => onChange(answer === '1' ? 1 : 0)}
      />
    </div>
  );
}
