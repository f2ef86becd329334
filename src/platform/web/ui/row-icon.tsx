import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './row-icon.module.css';
import { Tip } from './tip.tsx';

interface RowIconProps {
  /** What it does to which row, for screen readers. */
  label: string;
  /** Why it cannot be pressed now; grayed then. */
  why?: string | undefined;
  loading?: boolean;
  color?: 'accent' | 'gray';
  onClick: () => void;
  children: ReactNode;
}

/** An icon of a row that says what it does, or why not, on hover and on focus. A list has many, so it is a plain button. */
export function RowIcon({ label, why, loading = false, color = 'accent', onClick, children }: RowIconProps) {
  const state = why ? { 'data-disabled': true, 'aria-disabled': true, 'aria-description': why } : { onClick };
  return (
    <Tip label={why ?? label} byTap maw={280}>
      <button
        type="button"
        className={`mantine-focus-auto ${classes.icon}`}
        data-color={color}
        aria-label={label}
        disabled={loading}
        {...state}
      >
        {loading ? <Loader size={14} color={color} /> : children}
      </button>
    </Tip>
  );
}
