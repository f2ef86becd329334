import { texts } from '../texts.ts';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import type { VersionedSubmit } from './use-versioned-form.ts';

/** Belongs in every versioned form: asks whose changes to keep when two people changed the same thing. */
export function SaveConflict<Stored>({ submit }: { submit: VersionedSubmit<Stored> }) {
  const { conflict } = submit;
  if (!conflict) return null;
  return (
    <ConflictDialog
      changedBy={conflict.changedBy}
      differences={conflict.differences}
      outcome={texts.conflict.outcome}
      saving={submit.sending}
      onTheirs={submit.takeTheirs}
      onMine={submit.keepMine}
      onClose={submit.dismiss}
    />
  );
}
