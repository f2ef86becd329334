import { Button, type ButtonProps } from '@mantine/core';
import { texts } from '../texts.ts';
import { ExplainedButton } from '../ui/explained-button.tsx';
import type { FormState } from './form-state.ts';

export interface SaveButtonsProps extends ButtonProps {
  submit: Pick<FormState, 'sending' | 'conflict'>;
  onCancel: () => void;
  /** The words of the harmless button. */
  cancel?: string | undefined;
  /** Why it cannot be sent yet; the button that sends is grayed and says so. */
  why?: string | undefined;
}

/** The look of a button that ends something for good. */
export const DANGEROUS: ButtonProps = { color: 'var(--cd-problem)', c: 'var(--cd-surface)' };

/** The way out, and the button that sends, which takes what any button does. */
export function SaveButtons({
  submit: { sending, conflict },
  onCancel,
  cancel = texts.buttons.cancel,
  children = texts.buttons.save,
  ...button
}: SaveButtonsProps) {
  return (
    <>
      <Button variant="default" onClick={onCancel} disabled={sending}>
        {cancel}
      </Button>
      <ExplainedButton type="submit" loading={sending && !conflict} {...button}>
        {children}
      </ExplainedButton>
    </>
  );
}
