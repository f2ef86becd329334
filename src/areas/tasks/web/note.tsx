import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { TaskNote } from '../contract.ts';
import { beginningOf } from '../rules.ts';
import classes from './note.module.css';

const PREVIEW = 15;

/** The beginning of a note; a click shows the whole text. */
export function Note({ note: { text, userName, trandate } }: { note: TaskNote }) {
  const [isOpen, setOpen] = useState(false);
  const whole = useId();
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.note}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? whole : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={14} aria-hidden />
        <span className={classes.preview}>{beginningOf(text, PREVIEW)}</span>
        <Text component="span" c="dimmed" fz="xs">
          {`${userName} · ${dayOf(trandate)}`}
        </Text>
      </UnstyledButton>
      {isOpen && (
        <div id={whole} className={classes.whole}>
          <Text className={classes.text} fz="sm">
            {text}
          </Text>
          <Text c="dimmed" fz="xs">
            {showMoment(trandate)}
          </Text>
        </div>
      )}
    </div>
  );
}
