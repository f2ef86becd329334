import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { texts } from './texts.ts';

/** Asks, in the words of the specification, before somebody leaves the file with amounts that are not saved. */
export function AdjustedGuard({ isDirty }: { isDirty: () => boolean }) {
  return (
    <UnsavedGuard isDirty={isDirty} title={texts.adjusting.unsaved} confirm={texts.adjusting.leave}>
      {texts.adjusting.askLeave}
    </UnsavedGuard>
  );
}
