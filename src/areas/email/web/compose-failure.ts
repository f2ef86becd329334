import { z } from 'zod';
import { CallError } from '#platform/web/api/call-error.ts';
import type { Message } from './message-popup.tsx';
import { texts } from './texts.ts';

/** Files that the server does not take: each by its name and why. */
export class RefusedFiles extends Error {
  readonly lines: string[];

  constructor(files: readonly { name: string; reason: string }[]) {
    super(texts.files.refused);
    this.lines = files.map(({ name, reason }) => texts.files.refusedFile(name, reason));
  }
}

/** What is wrong, a line each. */
export function linesOf(error: unknown): string[] {
  if (error instanceof CallError && error.list.length > 0) return error.list;
  if (error instanceof RefusedFiles) return error.lines;
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message);
  return [error instanceof Error ? error.message : String(error)];
}

export function failureMessage(error: unknown): Message {
  return {
    title: texts.popup.error,
    words: texts.popup.notSent,
    lines: linesOf(error),
  };
}
