import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Tip } from './tip.tsx';

interface ExplainedButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** Why it cannot be pressed now; then it is grayed and says so on hover and on focus. */
  why?: string | undefined;
}

/** A button that says why when it is grayed. It keeps its place in the tab order, so that a keyboard hears it too. */
export function ExplainedButton({ why, onClick, ...props }: ExplainedButtonProps) {
  if (!why) return <Button onClick={onClick} {...props} />;
  return (
    <Tip label={why} byTap maw={280}>
      <Button {...props} type="button" data-disabled aria-disabled aria-description={why} />
    </Tip>
  );
}
