import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the frame around every screen says. */
export const texts = screenTexts({
  frame: {
    skipToContent: 'Skip to the content',
    loading: 'Loading',
    home: (agency: string) => `${agency}, home`,
    welcome: (name: string) => `Welcome, ${name}`,
    /** On the button that opens the palette, before its keys. */
    everything: 'Everything',
    yourAccount: 'Your account',
    office: 'Office',
    yourOffice: 'Your office',
    screens: 'Screens',
    menuOf: (tab: string) => `${tab} menu`,
    more: 'More',
  },
  /** Screens that have no tab. */
  screens: {
    settings: 'Settings',
    apiTokens: 'API tokens',
    referAFriend: 'Refer a Friend',
    marketPlace: 'Market Place',
    blog: 'Blog',
    whatIsNew: 'What is new',
  },
  signingOut: {
    logout: 'Logout',
    leaveWithoutSaving: 'Leave without saving?',
    notSavedYet: 'What you typed on this page is not saved yet.',
    signOut: 'Sign out',
    stay: 'Stay',
  },
  /** As they stand on a keyboard. */
  keys: {
    find: 'Ctrl K',
    findOnApple: '⌘ K',
    enter: 'Enter',
    escape: 'Esc',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    onThisScreen: 'On this screen',
    everywhere: 'Everywhere',
    /** Between two keys that do the same. */
    or: 'or',
    find: 'Find any record, screen or action',
    list: 'List the shortcuts',
    notReached: 'Coverdesk cannot be reached. Check the connection and try again.',
  },
  attachToTask: {
    add: 'Add attachment',
    addTo: (task: number) => `Add attachment to task ${task}`,
  },
  quote: {
    requestFinanceQuote: 'Request Finance Quote',
  },
});
