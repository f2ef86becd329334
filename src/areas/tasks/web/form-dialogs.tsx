import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import type { TaskForm } from './use-task-form.ts';

/** What a save can run into: fields that are refused, and somebody who was first. */
export function FormDialogs({ editor }: { editor: TaskForm }) {
  const { refused } = editor;
  return (
    <>
      {refused && <RefusedDialog fields={refused} onClose={editor.forgive} />}
      <SaveConflict submit={editor.submit} />
    </>
  );
}
