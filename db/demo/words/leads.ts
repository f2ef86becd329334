export const CARRIERS_OF_OTHERS = [
  'Pelican Direct',
  'Old Oak Mutual',
  'Bluewater Casualty',
  'Lantern Insurance',
  'Fairway General',
] as const;

export const CLOSED_REASONS = [
  'Bought elsewhere.',
  'Too expensive for them.',
  'Never answered the phone.',
  'Moved out of state.',
  'Wrong number.',
  'Stays with the present carrier.',
] as const;

export const LEAD_NOTES = [
  'Left a voicemail.',
  'Wants a quote by email before the weekend.',
  'Renewal with the present carrier is next month.',
  'Asked whether we also insure the boat.',
  'Sent the quote; will talk it over at home.',
  'Best reached after 5 pm.',
  'Speaks Spanish; call back with Alex.',
  'Two drivers, one of them nineteen.',
  'Had an accident last year, not at fault.',
  'Called again, no answer.',
  'Needs proof of insurance for the dealer.',
  'Compares us with two other agencies.',
] as const;
