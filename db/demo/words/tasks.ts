/** By the type of the task: what is to be done. */
export const TASK_WORDS: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Review all policies together and look for gaps in cover',
    'Walk through the homeowners quote in the office',
    'Sign the finance agreement at the counter',
  ],
  2: [
    'Call back about the flood deductible',
    'Asked for a homeowners quote, works until 5 pm',
    'Return the call about the second driver',
  ],
  3: [
    'Call about the renewal quote before it expires',
    'Explain the new premium before the renewal goes out',
    'Ask whether the mileage is still right at renewal',
  ],
  4: [
    'ID cards mailed to the new address',
    'Collect the signed application from the household',
    'Ask for the proof of prior insurance',
  ],
  5: [
    'Down payment posted, send the receipt',
    'Card was declined, ask for another one',
    'Take the second installment',
  ],
  6: ['Follow up with the adjuster, photos are missing', 'Send the police report to the carrier'],
  7: [
    'Add the 2021 pickup to the policy',
    'Remove the sold motorcycle from the policy',
    'Change the lienholder',
  ],
  8: ['Quote an umbrella policy of one million', 'Compare three carriers for the boat'],
  9: ['Order a birthday card', 'Update the email address in every system'],
};

export const NOTE_WORDS = [
  'Left a voicemail and sent a text message.',
  'She will call back after work.',
  'The carrier needs another two business days.',
  'Sent the form by email; it has to come back signed.',
  'Spoke with the spouse, who takes care of it.',
  'No answer at both numbers.',
  'Everything is here now; can be closed after a last look.',
] as const;
