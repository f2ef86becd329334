import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { NOTES_MAX, type PhoneCall, phoneCall } from '../contract.ts';
import { useSaveNotes } from './telephony-queries.ts';
import { texts } from './texts.ts';

/** Someone who pauses this long has finished a thought. */
const PAUSE_MS = 700;

/** What could not be saved when another call was opened waits here, as long as the window is open. */
const drafts = new Map<number, string>();

/** Notes that save themselves: after a pause, when the field is left, and again when more was typed meanwhile. */
export function useNotes(call: PhoneCall) {
  const [text, setText] = useState(drafts.get(call.id) ?? call.notes);
  const [stored, setStored] = useState(call.notes);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync } = useSaveNotes(call.id);
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: phoneCall,
    version: call.version,
    send: (version) => mutateAsync({ notes: text, version }),
    onSaved: ({ notes }) => {
      if (drafts.get(call.id) === notes) drafts.delete(call.id);
      setStored(notes);
    },
    onTheirs: ({ notes }) => {
      drafts.delete(call.id);
      setText(notes);
      setStored(notes);
    },
  });
  const isDirty = text !== stored;
  const isTooLong = text.length > NOTES_MAX;
  // The dialog of a conflict takes the cursor out of the field, which must not answer its question.
  const mustSave = isDirty && !isTooLong && !saving && !conflict;

  async function run(): Promise<void> {
    setSaving(true);
    setProblem(undefined);
    await save().catch((error: Error) => setProblem(error.message));
    setSaving(false);
  }

  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const isDue = mustSave && settled === text && !problem;
  const saveLatest = useEffectEvent(run);
  useEffect(() => {
    if (isDue) void saveLatest();
  }, [isDue]);

  return {
    text,
    type: (typed: string) => {
      drafts.set(call.id, typed);
      setText(typed);
      setProblem(undefined);
    },
    saveNow: () => void (mustSave && run()),
    keepMine: () => void run(),
    isDirty,
    isTooLong,
    saving,
    problem,
    conflict: conflict && { changedBy: conflict.changedBy, notes: conflict.current.notes },
    takeTheirs,
    leaveOpen: () => {
      dismiss();
      setProblem(texts.notes.changedElsewhere);
    },
  };
}
