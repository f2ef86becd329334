import { showMoney } from '#platform/shared/money.ts';
import { ConflictDialog, type Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { readAmount } from '../rules.ts';
import type { Adjustments } from './adjustments.ts';
import { texts } from './texts.ts';
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
    label: [policy, customer, texts.adjusting.line(id)].filter(Boolean).join(', '),
    theirs: showMoney(adjusted),
    mine: showMoney(readAmount(adjustments.get(id)?.text ?? '') ?? adjusted),
  }));
  const rest = lines.length - differences.length;
  if (rest > 0)
    differences.push({
      label: texts.adjusting.more(rest),
      theirs: '…',
      mine: '…',
    });
  return (
    <ConflictDialog
      changedBy={changedBy}
      differences={differences}
      outcome={texts.adjusting.outcome}
      saving={save.isSaving}
      onTheirs={save.takeTheirs}
      onMine={save.keepMine}
      onClose={save.dismiss}
    />
  );
}
