import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  card: {
    history: 'History',
    nothingChangedYet: 'Nothing was changed yet.',
  },
  labels: {
    account: 'Account',
    employee: 'Employee',
    field: 'Field',
    oldValue: 'Old value',
    newValue: 'New value',
    date: 'Date',
  },
});
