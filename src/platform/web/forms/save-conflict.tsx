import { ConflictDialog, type Difference } from '../ui/conflict-dialog.tsx';
import type { VersionedSubmit } from './use-versioned-form.ts';

interface SaveConflictProps<Values, Stored> {
  submit: VersionedSubmit<Values, Stored>;
  /** Between their record and what is typed, of what both changed. */
  differences: (theirs: Stored, mine: Values) => Difference[];
}

/** Stands in a form: asks whose words shall stand when somebody else was first. */
export function SaveConflict<Values, Stored>({ submit, differences }: SaveConflictProps<Values, Stored>) {
  const { conflict } = submit;
  if (!conflict) return null;
  return (
    <ConflictDialog
      changedBy={conflict.changedBy}
      differences={differences(conflict.current, conflict.mine)}
      saving={submit.sending}
      onTheirs={submit.takeTheirs}
      onMine={submit.keepMine}
      onClose={submit.dismiss}
    />
  );
}
