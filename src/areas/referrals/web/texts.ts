import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  page: {
    title: 'Refer a Friend',
    program: 'The referral program',
  },
  labels: {
    email: 'Email',
    agency: 'Agency',
    phone: 'Phone',
  },
  form: {
    title: 'Invite a friend',
    hint: 'Tell a colleague at another agency about Coverdesk. We send the invitation in your name.',
    friendsName: 'Friend’s name',
    message: 'Message',
    send: 'Send invitation',
    sent: (name: string) => `The invitation to ${name} is on its way.`,
  },
  winners: {
    title: 'Our quarterly winners',
    videos: 'Videos of past winners',
    previous: 'Previous videos',
    next: 'Next videos',
    shown: (first: number, last: number, count: number) => `Videos ${first} and ${last} of ${count}`,
    // Before the quarter and the name of the winner.
    play: 'Play:',
  },
  list: {
    title: 'My referrals',
    which: 'Which referrals',
    active: 'Active',
    hidden: 'Hidden',
    print: 'Print',
    nothingToPrint: 'There is nothing in this list to print.',
    noHidden: 'No hidden referrals',
    none: 'No referrals yet',
    friend: 'Friend',
    invited: 'Invited',
    status: 'Status',
    sent: 'Sent',
    hideShow: 'Hide/Show',
  },
  hide: {
    hideTitle: 'Hide referral',
    hideQuestion: 'Are you SURE you want to hide this referral?',
    unhideTitle: 'Un-hide referral',
    unhideQuestion: 'Are you SURE you want to un-hide this referral?',
    hide: (name: string) => `Hide ${name}`,
    unhide: (name: string) => `Un-hide ${name}`,
    isHidden: (name: string) => `${name} is hidden.`,
    isShownAgain: (name: string) => `${name} is in the list again.`,
  },
});
