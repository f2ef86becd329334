import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the fields say that find a customer. */
export const finderTexts = screenTexts({
  label: 'Customer',
  placeholder: 'Number or name',
  noMatch: 'No customer matches.',
  button: 'Find a customer by name',
});
