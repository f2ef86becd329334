import { showMoney } from '#platform/shared/money.ts';
import { ConflictDialog, type Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { readAmount } from '../rules.ts';
import type { Adjustments } from './adjustments.ts';
import { lineCount } from './commission-words.ts';
import type { AdjustedConflict, AdjustedSave } from './use-adjusted-save.ts';

/** As many as a person compares at a glance. */
const SHOWN = 10;

interface AdjustedConflictDialogProps {
  conflict: AdjustedConflict;
  save: AdjustedSave;
  adjustments: Adjustments;
}

/** Two people adjusted the same lines: asks whose amounts to keep. */
export function AdjustedConflictDialog({ conflict, save, adjustments }: AdjustedConflictDialogProps) {
  const { lines, changedBy } = conflict;
  const differences: Difference[] = lines.slice(0, SHOWN).map(({ id, policy, customer, adjusted }) => ({
    label: [policy, customer, `line ${id}`].filter(Boolean).join(', '),
    theirs: showMoney(adjusted),
    mine: showMoney(readAmount(adjustments.get(id)?.text ?? '') ?? adjusted),
  }));
  const rest = lines.length - differences.length;
  if (rest > 0) differences.push({ label: `And ${lineCount(rest)} more`, theirs: '…', mine: '…' });
  return (
    <ConflictDialog
      changedBy={changedBy}
      differences={differences}
      outcome="Take theirs drops your amounts for these lines and keeps the others you typed. Keep mine saves all of your amounts."
      saving={save.isSaving}
      onTheirs={save.takeTheirs}
      onMine={save.keepMine}
      onClose={save.dismiss}
    />
  );
}
