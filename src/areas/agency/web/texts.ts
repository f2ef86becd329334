import { screenTexts } from '#platform/web/screen-texts.ts';
import type { AgencyFields } from '../contract.ts';

/** What the screens of the agency's settings say. */
export const texts = screenTexts({
  admin: {
    title: 'Admin',
    whoToAsk: 'Who to ask',
    /** `why` is a whole sentence. */
    administrators: (why: string) => `${why} These people administer your agency:`,
  },
  agency: {
    title: 'Agency',
    about: 'Names, logo, links, theme and menus for everyone',
    saved: 'Saved',
    notSaved: 'The agency was not saved',
  },
  names: {
    title: 'Names and links',
    aboutCustomerNoun: 'Used on every screen: customer, client, member.',
    aboutBlog: 'A button in the header. Leave it empty for no button.',
  },
  logo: {
    alt: 'Logo of the agency',
    picture: 'Picture of the logo',
    choose: 'Choose a picture',
    remove: 'Remove',
    about: 'PNG, JPEG, GIF or WebP, up to 48 KB. It appears in the header.',
    tooLarge: (name: string) => `${name} is larger than 48 KB.`,
  },
  menus: {
    title: 'Menus, search and policies',
    about: 'Tabs that open a menu. People without permission for a menu see the tab without it.',
  },
  labels: {
    name: 'Agency name',
    logo: 'Logo',
    customerNoun: 'What you call a customer',
    blogLink: 'Blog',
    marketPlaceLink: 'Market Place',
    themesId: 'Theme',
    customField1: 'Custom field label 1',
    customField2: 'Custom field label 2',
    customField3: 'Custom field label 3',
    showFirstNameLastName: 'Search by first name and by last name',
    proposeProducer: 'Propose whoever writes a new policy as its producer',
    officeTabDropdown: 'Office',
    reportTabDropdown: 'Reports',
    adminTabDropdown: 'Admin',
    leadsTabDropdown: 'Leads',
  } satisfies Record<keyof AgencyFields, string>,
  /** What a field holds, where two people changed it at the same time. */
  values: {
    picture: 'a picture',
    on: 'on',
    off: 'off',
  },
});
