import { notifications } from '@mantine/notifications';

/** A success in a few words; it goes by itself. */
export function toastDone(message: string): void {
  notifications.show({ message, color: 'accent', autoClose: 4000, withCloseButton: true });
}

/** A failure that belongs to no form; it stays until it is closed. */
export function toastProblem(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  notifications.show({ message, color: 'red', autoClose: false, withCloseButton: true });
}
