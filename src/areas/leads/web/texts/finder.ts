import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the fields say that find a lead. */
export const finderTexts = screenTexts({
  label: 'Lead',
  placeholder: 'Name, phone or email',
  noMatch: 'No lead matches.',
  button: 'Find a lead by name',
});
