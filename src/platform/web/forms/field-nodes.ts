import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';

type Form = Pick<UseFormReturnType<Record<string, unknown>>, 'getInputNode'>;

/** The errors that have a field on the screen, at any depth, and the messages of those that have none. */
export function splitErrors(form: Form, errors: Record<string, ReactNode>) {
  const entries = Object.entries(errors);
  const hasField = ([path]: [string, ReactNode]) => form.getInputNode(path) !== null;
  return {
    atFields: Object.fromEntries(entries.filter(hasField)),
    elsewhere: entries.filter((entry) => !hasField(entry)).map(([, message]) => String(message)),
  };
}

/** Puts the cursor into the wrong field that comes first on the screen. */
export function focusFirstField(form: Form, paths: string[]): void {
  const nodes = paths
    .map((path) => form.getInputNode<HTMLElement, string>(path))
    .filter((node) => node !== null);
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  nodes[0]?.focus();
}
