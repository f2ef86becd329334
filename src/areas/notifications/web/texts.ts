import { screenTexts } from '#platform/web/screen-texts.ts';
import type { Filter } from '../rules.ts';

/** What the screens of notifications say. */
export const texts = screenTexts({
  title: 'Notifications',
  /** How many are unread comes in words. */
  titleWithCount: (unread: string) => `Notifications, ${unread}`,
  cancel: 'Cancel',
  close: 'Close',
  from: (name: string) => `From ${name}`,
  list: {
    show: 'Show',
    filters: { all: 'All', new: 'New', read: 'Read' } satisfies Record<Filter, string>,
    markAllAsRead: 'Mark all as read',
    add: 'Add',
    none: {
      all: 'No notifications',
      new: 'No new notifications',
      read: 'No read notifications',
    } satisfies Record<Filter, string>,
    today: 'Today',
    yesterday: 'Yesterday',
    showMore: 'Show more',
  },
  row: {
    readOn: 'Read on',
    showLess: 'Show less',
    isRead: 'Read',
    isReadOf: (title: string) => `Read: ${title}`,
    markAsRead: 'Mark as read',
    remove: 'Remove',
    removeOf: (title: string) => `Remove ${title}`,
    removed: 'Notification removed.',
  },
  form: {
    heading: 'New Notification',
    type: 'Type',
    sendTo: 'Send To',
    everyone: 'Everyone in the agency',
    whyEveryone: 'Company Wide goes to everyone. Choose another type to name people.',
    searchByName: 'Search by name',
    noMatches: 'No matches.',
    loading: 'Loading …',
    title: 'Title',
    message: 'Message',
    priority: 'Priority',
    reset: 'Reset',
    submit: 'Submit',
    sent: (people: number) => (people === 1 ? 'Sent to 1 person.' : `Sent to ${people} people.`),
  },
});
