import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import classes from './fold-button.module.css';

interface FoldButtonProps {
  isUnfolded: boolean;
  /** What it unfolds, for screen readers. */
  what: string;
  onFold: (isFolded: boolean) => void;
}

/** Before the first words of a row: unfolds what belongs to it. The row itself is the tab stop, and its arrow keys do the same. */
export function FoldButton({ isUnfolded, what, onFold }: FoldButtonProps) {
  const Chevron = isUnfolded ? IconChevronDown : IconChevronRight;
  return (
    <UnstyledButton
      className={classes.fold}
      aria-expanded={isUnfolded}
      aria-label={isUnfolded ? texts.folding.fold(what) : texts.folding.unfold(what)}
      tabIndex={-1}
      onClick={() => onFold(isUnfolded)}
    >
      <Chevron size={16} aria-hidden />
    </UnstyledButton>
  );
}
