import { useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../api/call-error.ts';
import { texts } from '../texts.ts';

export interface Versioned {
  version: number;
}

export interface Conflict<Stored> {
  changedBy: string;
  current: Stored;
}

export interface VersionedSave<Stored extends Versioned> {
  /** Reads the record that a refused save brings along. */
  schema: z.ZodType<Stored>;
  /** The version that the form began with; none for a record that is added. */
  version: number | undefined;
  /** Sends what is typed over that version. */
  send: (version: number | undefined) => Promise<Stored>;
  onSaved: (stored: Stored) => void;
  /** The person goes on with what is stored instead of what is typed. */
  onTheirs: (stored: Stored) => void;
  /** Brings their record together with what is typed if nothing has to be chosen, and returns whether it did. */
  mergeQuietly?: (conflict: Conflict<Stored>) => boolean;
}

/**
 * Saves over the version that was read. When somebody was first, their record is merged, or waits here for the choice;
 * saving again then means keeping what is typed.
 */
export function useVersionedSave<Stored extends Versioned>(options: VersionedSave<Stored>) {
  const [conflict, setConflict] = useState<Conflict<Stored>>();
  const [base, setBase] = useState(options.version);

  async function save(version = conflict?.current.version ?? base): Promise<void> {
    setBase(version);
    const met = await trySave(version);
    if (!met) return;
    if (options.mergeQuietly?.(met)) await save(met.current.version);
    else setConflict(met);
  }

  async function trySave(version: number | undefined): Promise<Conflict<Stored> | undefined> {
    try {
      const stored = await options.send(version);
      setBase(stored.version);
      options.onSaved(stored);
      return undefined;
    } catch (error) {
      const met = conflictOf(error, options.schema);
      if (!met) throw error;
      return met;
    } finally {
      setConflict(undefined);
    }
  }

  function takeTheirs(): void {
    if (!conflict) return;
    setBase(conflict.current.version);
    setConflict(undefined);
    options.onTheirs(conflict.current);
  }

  return { save, conflict, takeTheirs, dismiss: () => setConflict(undefined) };
}

function conflictOf<Stored>(error: unknown, schema: z.ZodType<Stored>): Conflict<Stored> | undefined {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  const current = schema.safeParse(error.current);
  return current.success
    ? { changedBy: error.changedBy ?? texts.conflict.somebody, current: current.data }
    : undefined;
}
