import type { ReactNode } from 'react';
import { showCount } from '#platform/shared/show-count.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';
import { PRODUCT_NAME } from '../contract.ts';
import type { ProfileValues } from './profile-values.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  signIn: {
    signIn: 'Sign in',
    useYourEmail: 'Use the email address of your agency account.',
    continueToPage: 'Sign in to continue to the page you asked for.',
    hasEnded: (reason: string) => `Your session has ended (${reason}). Sign in again.`,
    noAgencyYet: 'No agency yet',
    createFirstOwner: (command: ReactNode) => (
      <>Create the first agency and its owner on the server with {command}, then sign in here.</>
    ),
    login: 'Login',
    forgotYourPassword: 'Forgot your password?',
    demoAccounts: 'Demo accounts',
    chooseADemoAccount: 'Choose one to look around.',
  },
  /** Over a page whose session has ended. */
  signInAgain: {
    signInToContinue: 'Sign in to continue',
    whatYouTypedIsHere:
      'Your session has ended. What you typed is still here, and you can continue after you sign in.',
    leaveWithoutSaving: 'Leave without saving',
  },
  forgot: {
    weWillEmailALink: 'We will email you a link to choose a new one.',
    sendTheLink: 'Send the link',
    backToSignIn: 'Back to sign in',
  },
  /** A new password, for someone who forgot it and for someone who is invited. */
  reset: {
    forgotten: {
      title: 'Choose a new password',
      button: 'Set the new password',
      done: 'Your password was changed. You can sign in with it now.',
    },
    invited: {
      title: `Welcome to ${PRODUCT_NAME}`,
      lead: 'Your account is ready. Choose the password that you will sign in with.',
      button: 'Set the password',
      done: 'Your password is set. You can sign in with it now.',
    },
    linkNotComplete:
      'The link is not complete. Copy the whole address from the email, or ask for a new link.',
    askForANewLink: 'Ask for a new link',
  },
  agreement: {
    agreement: 'Agreement',
    wholeText: 'Text of the agreement',
    isBeingLoaded: 'The agreement is still being loaded.',
    accept: 'Accept',
    signOut: 'Sign out',
  },
  settings: {
    settings: 'Settings',
    yourProfile: 'Your profile',
    password: 'Password',
    apiTokens: 'API tokens',
    whatsNewIn: (release: string) => `What's new in ${release}`,
  },
  profile: {
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
    } satisfies Record<keyof ProfileValues, string>,
    youSignInWithIt: 'You use it to sign in.',
    administratorsChangeIt: 'Administrators change it, since you use it to sign in.',
    save: 'Save',
    saved: 'Profile saved.',
  },
  password: {
    hint: (count: number) => `At least ${count} characters. A phrase of a few words is easy to remember.`,
    isFine: 'This password is fine.',
    doNotMatch: 'The two passwords do not match.',
    enterCurrent: 'Enter your current password.',
    changePassword: 'Change password',
    changed: 'Password changed. Your other browsers are signed out.',
  },
  abilities: {
    whatYouMayDo: 'What you may do',
    everyPermission: 'You have every permission in your agency.',
    besidesEverydayWork: 'Besides everyday work, you can:',
    noPermissions:
      'You have no permissions beyond everyday work. An owner or administrator of your agency can grant them.',
  },
  /** Where the person is signed in. */
  sessions: {
    whereYouAreSignedIn: 'Where you are signed in',
    thisBrowser: 'This browser',
    sinceAndLastSeen: (since: string, lastSeen: string) => `Since ${since}, last seen ${lastSeen}`,
    signOut: 'Sign out',
    signOutOf: (device: string, since: string) => `Sign out of ${device}, since ${since}`,
    nowhereElse: 'You are not signed in anywhere else.',
    showMore: (count: number) => `Show ${showCount(count)} more`,
    signOutEverywhereElse: 'Sign out everywhere else',
    signedOutElsewhere: 'You are signed out everywhere else.',
  },
  viewing: {
    viewAs: 'View as',
    viewingAs: (person: ReactNode, until: string) => (
      <>
        You are viewing as {person}. Nothing can be changed. It ends by itself at {until}.
      </>
    ),
    stopViewing: 'Stop viewing',
  },
  labels: {
    email: 'Email',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    repeatNewPassword: 'Repeat new password',
  },
});
