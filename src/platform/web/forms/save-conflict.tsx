import { ConflictDialog, type Difference } from '../ui/conflict-dialog.tsx';
import type { VersionedSubmit } from './use-versioned-form.ts';

interface SaveConflictProps<Stored> {
  submit: VersionedSubmit<Stored>;
  /** Between their record and what is typed. */
  differences: (theirs: Stored) => Difference[];
}

/** Stands in a form: asks whose words shall stand when somebody else was first. */
export function SaveConflict<Stored>({ submit, differences }: SaveConflictProps<Stored>) {
  const { conflict } = submit;
  if (!conflict) return null;
  return (
    <ConflictDialog
      changedBy={conflict.changedBy}
      differences={differences(conflict.current)}
      saving={submit.sending}
      onTheirs={submit.takeTheirs}
      onMine={() => submit.onSubmit()}
      onClose={submit.dismiss}
    />
  );
}
