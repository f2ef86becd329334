import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface ExplainedButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** Why it cannot be pressed now; then it is grayed and says so on hover and on focus. */
  why?: string | undefined;
}

/** A button that says why when it is grayed. It keeps its place in the tab order, so that a keyboard hears it too. */
export function ExplainedButton({ why, onClick, ...props }: ExplainedButtonProps) {
  if (!why) return <Button onClick={onClick} {...props} />;
  return (
    <Tooltip label={why} events={{ hover: true, focus: true, touch: true }} multiline maw={280}>
      <Button {...props} type="button" data-disabled aria-disabled aria-description={why} />
    </Tooltip>
  );
}
