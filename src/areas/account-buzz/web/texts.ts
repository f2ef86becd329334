import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  syncs: {
    agencyBuzz: 'Agency Buzz',
    agencyBuzzSyncs: 'Agency Buzz syncs',
    withoutAddOn: 'This account does not have the add-on Agency Buzz.',
    noSyncsYet: 'No syncs yet.',
    isUnderWay: 'A sync is under way.',
    isOnItsWay: 'The sync is on its way.',
  },
  labels: {
    asked: 'Asked',
    by: 'By',
    customers: 'Customers',
    status: 'Status',
  },
});
