import { notFound } from '@tanstack/react-router';
import { CallError } from '../api/call-error.ts';

/** For a screen's loader: an id that is none, unknown or of another agency leads to the page that says so. */
export async function orNotFound<Stored>(id: number, load: () => Promise<Stored>): Promise<Stored> {
  if (!Number.isSafeInteger(id) || id <= 0) throw notFound();
  try {
    return await load();
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw notFound();
    throw error;
  }
}
