import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '#platform/web/forms/form-dialog.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import type { VersionedSubmit } from '#platform/web/forms/use-versioned-form.ts';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import classes from './priced-form-dialog.module.css';
import { texts } from './texts.ts';

interface PricedFormDialogProps<Stored> extends Omit<FormDialogProps, 'submit' | 'onClose' | 'width'> {
  submit: VersionedSubmit<Stored>;
  onClose: () => void;
  /** It only shows: nothing can be sent. */
  isLocked: boolean;
  /** Why it cannot be sent now. */
  whyNot?: string | undefined;
  /** Something that was typed is being looked up. */
  isWaiting?: boolean;
  /** The price that follows the form, beside it. */
  panel: ReactNode;
}

/** The dialog of something with discounts: its form, its price beside it, and what is wrong in the Error popup. */
export function PricedFormDialog<Stored>({
  submit,
  onClose,
  isLocked,
  whyNot,
  isWaiting = false,
  panel,
  children,
  ...dialog
}: PricedFormDialogProps<Stored>) {
  return (
    <FormDialog {...dialog} width={908} submit={submit} onClose={onClose}>
      <div className={classes.sides}>
        <Stack gap="md">{children}</Stack>
        {panel}
      </div>
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={submit.sending}>
          {isLocked ? texts.dialog.close : texts.dialog.cancel}
        </Button>
        {!isLocked && (
          <ExplainedButton
            type="submit"
            why={whyNot ?? (isWaiting ? texts.dialog.bankIsLookedUp : undefined)}
            loading={submit.sending && !submit.conflict}
          >
            {texts.dialog.submit}
          </ExplainedButton>
        )}
      </DialogFoot>
      {submit.messages.length > 0 && (
        <ErrorDialog
          title={texts.dialog.error}
          messages={[...submit.messages]}
          onClose={submit.clearProblem}
        />
      )}
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}
