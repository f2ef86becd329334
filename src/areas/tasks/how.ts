/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_DUE_TODAY =
  'Open tasks that are given to you or to your office and due today, by the clock of the task’s office. A task whose time has passed counts as overdue instead. What you made for others does not count.';
