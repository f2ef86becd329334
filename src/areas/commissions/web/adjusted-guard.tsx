import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';

/** Asks, in the words of the specification, before somebody leaves the file with amounts that are not saved. */
export function AdjustedGuard({ isDirty }: { isDirty: () => boolean }) {
  return (
    <UnsavedGuard isDirty={isDirty} title="Unsaved amounts" confirm="Continue">
      You have unsaved adjusted amount. Do you wish to continue?
    </UnsavedGuard>
  );
}
