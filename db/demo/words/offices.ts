export const SOURCES = [
  'Walk-in',
  'Referral',
  'Website',
  'Google search',
  'Radio',
  'Mailer',
  'Billboard',
  'Social media',
  'Car dealer',
  'Former customer',
] as const;

export const MEMOS = [
  'Prefers a call after 5 pm.',
  'Speaks Spanish; ask for Alex.',
  'Pays in cash at the counter.',
  'Wants a home and auto bundle at the next renewal.',
  'Do not call at work.',
  'Paperless. Sends documents by email.',
  'Asked for a quote on a boat.',
  'Moved in spring; garaging address verified.',
  'Second driver is away at college.',
  'Needs the ID cards mailed.\nThe mailbox is at the side of the house.',
] as const;

/** What agencies write into their own fields. */
export const CUSTOM_FIELDS = {
  first: ['Gold', 'Silver', 'Bronze', 'VIP', 'Family plan', 'Fleet'],
  second: ['English', 'Spanish', 'Haitian Creole', 'Portuguese', 'French'],
  third: '@@-######',
} as const;
