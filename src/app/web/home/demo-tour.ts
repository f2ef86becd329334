import type { TourStep } from '#platform/web/ui/tour.ts';
import { say } from '#platform/web/wording.ts';

/** What someone who opens the demo world for the first time should see of every screen, and of Home. */
export const demoTour = (): readonly TourStep[] => [
  {
    at: 'screens',
    title: 'Welcome to the demo world',
    words: say(
      'An agency with customers, policies and a year of work, for you to try everything on. Its screens are here; nothing leaves this place.',
    ),
  },
  {
    at: 'search',
    title: say('Find a customer'),
    words: 'By name, phone or policy number, from every screen. Press / to come here; try “garcia”.',
  },
  {
    at: 'everything',
    title: 'Everything else',
    words: 'Ctrl K finds any record, screen or action. Press ? for the keys of the screen that is open.',
  },
  {
    at: 'figures',
    title: 'The day in figures',
    words: 'Each figure leads to the list that it counts. The question mark says how it is counted.',
  },
  {
    at: 'day',
    title: 'What to do today',
    words: 'Tasks that are due, with what is overdue first. Close one, and you can undo it for a while.',
  },
  {
    at: 'account',
    title: 'Your own place',
    words: 'Your settings, and signing out. Sign in as somebody else to see what an agent or a trainee sees.',
  },
];
