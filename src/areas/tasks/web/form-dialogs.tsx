import { useQuery } from '@tanstack/react-query';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { usersQuery } from './task-queries.ts';
import { taskDifferences } from './task-values.ts';
import type { TaskForm } from './use-task-form.ts';

/** What a save can run into: fields that are refused, and somebody who was first. */
export function FormDialogs({ editor }: { editor: TaskForm }) {
  const { data: users } = useQuery(usersQuery);
  const { conflict, refused } = editor;
  return (
    <>
      {refused && <RefusedDialog fields={refused} onClose={editor.forgive} />}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={taskDifferences(conflict.current, conflict.mine, users?.results ?? [])}
          saving={editor.sending}
          onTheirs={editor.takeTheirs}
          onMine={editor.keepMine}
          onClose={editor.dismiss}
        />
      )}
    </>
  );
}
