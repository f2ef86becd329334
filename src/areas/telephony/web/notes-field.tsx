import { Button, Textarea } from '@mantine/core';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { NOTES_MAX, type PhoneCall } from '../contract.ts';
import classes from './call-panel.module.css';
import { texts } from './texts.ts';
import { useNotes } from './use-notes.ts';

/** What was said. It saves itself; leaving the field, to hang up for example, saves right away. */
export function NotesField({ call }: { call: PhoneCall }) {
  const notes = useNotes(call);
  return (
    <div className={classes.notes}>
      <Textarea
        label={texts.notes.label}
        autosize
        minRows={4}
        maxRows={8}
        value={notes.text}
        error={notes.isTooLong && texts.notes.tooLong(NOTES_MAX)}
        onChange={(event) => notes.type(event.currentTarget.value)}
        onBlur={notes.saveNow}
      />
      <NotesState notes={notes} />
      <UnsavedGuard isDirty={() => notes.isDirty} />
      {notes.conflict && (
        <ConflictDialog
          changedBy={notes.conflict.changedBy}
          differences={[{ label: texts.notes.label, theirs: notes.conflict.notes, mine: notes.text }]}
          outcome={texts.notes.afterChoice}
          saving={notes.saving}
          onTheirs={notes.takeTheirs}
          onMine={notes.keepMine}
          onClose={notes.leaveOpen}
        />
      )}
    </div>
  );
}

function NotesState({ notes }: { notes: ReturnType<typeof useNotes> }) {
  const { isDirty, saving, problem } = notes;
  return (
    <div className={classes.saved} role="status" data-problem={problem !== undefined || undefined}>
      {problem ??
        (saving ? texts.notes.saving : isDirty ? texts.notes.notSavedYet : notes.text && texts.notes.saved)}
      {problem && (
        <Button variant="default" size="compact-xs" onClick={notes.saveNow}>
          {texts.notes.retry}
        </Button>
      )}
    </div>
  );
}
