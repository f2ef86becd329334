/** Whom a notification can be sent to. */
export const NOTIFICATION_TYPES = [
  'Company Wide',
  'Employee',
  'Employee Group',
  'Office',
  'District',
  'Region',
  'Division',
  'Territory',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** By their numbers on the wire. */
export const PRIORITIES = ['Normal', 'Info', 'Warning', 'Urgent'] as const;
export type Priority = 0 | 1 | 2 | 3;

export const FILTERS = ['all', 'new', 'read'] as const;
export type Filter = (typeof FILTERS)[number];

/** Company Wide means everybody; any other type says who. */
export function needsReceivers(type: NotificationType): boolean {
  return type !== 'Company Wide';
}

/** Who is not there, in words; nothing when all are. */
export function unknownReceivers(type: NotificationType, unknown: number): string | undefined {
  if (unknown === 0) return undefined;
  const kind = type === 'Employee' ? 'person' : type.toLowerCase();
  return `Choose each ${kind} from the list: ${unknown} of those chosen ${unknown === 1 ? 'is' : 'are'} not there any more.`;
}

/** What the icon shows; more than two digits nobody reads. */
export function shownCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

export function countWords(unread: number): string {
  if (unread === 0) return 'No unread notifications';
  return unread === 1 ? '1 unread notification' : `${shownCount(unread)} unread notifications`;
}
