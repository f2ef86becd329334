import type { TourStep } from '#platform/web/ui/tour.ts';
import { say } from '#platform/web/wording.ts';
import { texts } from './demo-tour-texts.ts';

/** What someone who opens the demo world for the first time should see of every screen, and of Home. */
export const demoTour = (): readonly TourStep[] => [
  {
    at: 'screens',
    title: texts.screens.title,
    words: say(texts.screens.words),
  },
  {
    at: 'search',
    title: say(texts.search.title),
    words: texts.search.words,
  },
  { at: 'everything', ...texts.everything },
  { at: 'figures', ...texts.figures },
  { at: 'day', ...texts.day },
  { at: 'account', ...texts.account },
];
