import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { type NotificationInput, notificationInput, type Receivers } from '../contract.ts';
import type { NotificationType } from '../rules.ts';

export type NotificationValues = Required<NotificationInput> & { sendTo: number[] };

export const NEW_VALUES: NotificationValues = {
  type: 'Company Wide',
  sendTo: [],
  title: '',
  message: '',
  priority: 0,
};

/** Which of the lists each type chooses from. */
const LISTS: Record<NotificationType, keyof Receivers | undefined> = {
  'Company Wide': undefined,
  Employee: 'employee',
  'Employee Group': 'employee_groups',
  Office: 'offices',
  District: 'districts',
  Region: 'regions',
  Division: 'divisions',
  Territory: 'territories',
};

export function choicesOf(type: NotificationType, receivers: Receivers | undefined) {
  const list = LISTS[type];
  return (list && receivers ? receivers[list] : []).map(({ id, name }) => ({ value: id, label: name }));
}

export function notificationErrors(values: NotificationValues): Record<string, string> {
  const read = notificationInput.safeParse(values);
  return formErrors(schemaErrors(read));
}
