import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the tour of the demo world says, by the place on the screen where it says it. */
export const texts = screenTexts({
  screens: {
    title: 'Welcome to the demo world',
    words:
      'An agency with customers, policies and a year of work, for you to try everything on. Its screens are here; nothing leaves this place.',
  },
  search: {
    title: 'Find a customer',
    words: 'By name, phone or policy number, from every screen. Press / to come here; try “garcia”.',
  },
  everything: {
    title: 'Everything else',
    words: 'Ctrl K finds any record, screen or action. Press ? for the keys of the screen that is open.',
  },
  figures: {
    title: 'The day in figures',
    words: 'Each figure leads to the list that it counts. The question mark says how it is counted.',
  },
  day: {
    title: 'What to do today',
    words: 'Tasks that are due, with what is overdue first. Close one, and you can undo it for a while.',
  },
  account: {
    title: 'Your own place',
    words: 'Your settings, and signing out. Sign in as somebody else to see what an agent or a trainee sees.',
  },
});
