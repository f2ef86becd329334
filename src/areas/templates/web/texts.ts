import { screenTexts } from '#platform/web/screen-texts.ts';
import type { TemplateInput, TemplateKind } from '../contract.ts';

/** What the screens of templates say. */
export const texts = screenTexts({
  title: 'Templates and letters',
  kinds: { emailBlast: 'Email', customLetter: 'Letter' } satisfies Record<TemplateKind, string>,
  /** What each field of a template is called, in the order of the form. */
  labels: {
    title: 'Title',
    subject: 'Subject',
    body: 'Message',
    active: 'In use',
    isDefault: 'Start new emails with it',
  } satisfies Record<Exclude<keyof TemplateInput, 'kind' | 'version'>, string>,
  yes: 'Yes',
  no: 'No',
  list: {
    up: 'Admin',
    what: 'Reusable emails and letters',
    acordHistory: 'ACORD history',
    none: 'There are no templates yet.',
    kind: 'Kind',
    kinds: { all: 'All', emailBlast: 'Email', customLetter: 'Letters' } satisfies Record<
      TemplateKind | 'all',
      string
    >,
    status: 'Status',
    inUse: 'In use',
    switchedOff: 'Switched off',
    isDefault: 'Default',
  },
  adding: { emailBlast: 'Add email template', customLetter: 'Add letter' } satisfies Record<
    TemplateKind,
    string
  >,
  form: {
    howFieldsFill: 'Merge fields are filled in when it is used',
    afterSwitchOff: 'When off, it can no longer be chosen.',
    afterDefault: 'Only one template can; it replaces the one before.',
    saved: 'Saved',
    savedOf: (title: string) => `${title} is saved.`,
  },
  mergeFields: {
    title: 'Merge fields',
    groups: { customer: 'Customer', policy: 'Policy', agency: 'Agency', employee: 'Employee' },
  },
  preview: {
    title: 'Preview',
    chooseCustomer: 'Choose a customer to see how it will read.',
    howItReads: 'How it will read',
    openPdf: 'Open as PDF',
  },
  log: {
    title: 'Log',
    none: 'Nothing has been changed yet.',
    when: 'When',
    who: 'Who',
    what: 'What',
    added: 'Added',
    edited: 'Edited',
    beforeAndAfter: 'Before and after',
  },
  notFound: {
    title: 'There is no such template',
    mistyped: 'The number in the address may be mistyped, or it belongs to another agency.',
    showAll: 'Show all templates',
  },
});
