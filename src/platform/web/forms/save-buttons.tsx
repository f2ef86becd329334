import { Button } from '@mantine/core';
import type { FormState } from './form-state.ts';

interface SaveButtonsProps {
  submit: FormState;
  onCancel: () => void;
}

/** Below the form of a page. */
export function SaveButtons({ submit: { sending, conflict }, onCancel }: SaveButtonsProps) {
  return (
    <>
      <Button type="submit" loading={sending && !conflict}>
        Save
      </Button>
      <Button variant="default" onClick={onCancel} disabled={sending}>
        Cancel
      </Button>
    </>
  );
}
