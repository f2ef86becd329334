import { screenTexts } from '#platform/web/screen-texts.ts';

/** What Home says. */
export const texts = screenTexts({
  greeting: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    by: (greeting: string, name: string) => `${greeting}, ${name}`,
  },
  todayInFigures: 'Today in figures',
  dashboard: 'Dashboard',
});
