import { screenTexts } from '#platform/web/screen-texts.ts';

/** What Home says. */
export const texts = screenTexts({
  greeting: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    by: (greeting: string, name: string) => `${greeting}, ${name}`,
  },
  today: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    by: (weekday: string, month: string, day: number) => `${weekday}, ${month} ${day}`,
  },
  todayInFigures: 'Today in figures',
  dashboard: 'Dashboard',
});
