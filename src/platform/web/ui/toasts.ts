import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { UndoMessage } from './undo-message.tsx';

/** A success in a few words; it goes by itself. */
export function toastDone(message: string): void {
  notifications.show({ message, color: 'accent', autoClose: 4000, withCloseButton: true });
}

/** A success; with more to read than one sentence it stays until it is closed. */
export function toastTold([done = '', ...more]: readonly string[]): void {
  if (more.length === 0) toastDone(done);
  else
    notifications.show({
      message: [done, ...more].join(' '),
      color: 'accent',
      autoClose: false,
      withCloseButton: true,
    });
}

/** Something to know that asks for nothing; it stays long enough to be read. */
export function toastNews(message: string): void {
  notifications.show({ message, color: 'gray', autoClose: 12_000, withCloseButton: true });
}

/** A failure that belongs to no form; it stays until it is closed. */
export function toastProblem(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  notifications.show({ message, color: 'red', autoClose: false, withCloseButton: true });
}

/** A success that can be taken back while the toast is shown. */
export function toastUndo(message: string, undo: () => Promise<unknown>, shownMs = 10_000): void {
  const onUndo = () => {
    notifications.hide(id);
    undo().catch(toastProblem);
  };
  const id = notifications.show({
    message: createElement(UndoMessage, { message, onUndo }),
    color: 'accent',
    autoClose: shownMs,
    withCloseButton: true,
  });
}
