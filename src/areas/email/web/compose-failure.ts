import { z } from 'zod';
import { CallError } from '#platform/web/api/call-error.ts';
import type { Message } from './message-popup.tsx';

/** What is wrong, a line each. */
export function linesOf(error: unknown): string[] {
  if (error instanceof CallError && error.list.length > 0) return error.list;
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message);
  return [error instanceof Error ? error.message : String(error)];
}

export function failureMessage(error: unknown): Message {
  return { title: 'Error', words: 'Email Failed To Be Sent:', lines: linesOf(error) };
}
