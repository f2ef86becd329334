import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './pager.module.css';

interface PageButtonProps {
  label: string;
  isCurrent?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function PageButton({
  label,
  isCurrent = false,
  disabled = false,
  onClick,
  children,
}: PageButtonProps) {
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </UnstyledButton>
  );
}
