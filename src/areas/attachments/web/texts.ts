import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of attachments say. */
export const texts = screenTexts({
  dialog: {
    of: (name: string) => `Attachments of ${name}`,
    ofTask: (id: number) => `Attachments of task ${id}`,
    ofTaskAndName: (id: number, name: string) => `Attachments of task ${id} of ${name}`,
  },
  whose: {
    title: 'Whose attachments?',
    chooseCustomer: 'Choose a customer to see their files',
  },
  adding: {
    type: 'Type',
    description: 'Description',
    descriptionOf: (filename: string) => `Description of ${filename}`,
    upload: (files: number) => (files === 1 ? 'Upload 1 file' : `Upload ${files} files`),
    uploaded: (files: number) => (files === 1 ? 'File uploaded.' : `${files} files uploaded.`),
  },
  table: {
    none: 'No attachments yet.',
    filename: 'Filename',
    description: 'Description',
    creator: 'Creator',
    uploaded: 'Uploaded',
    actions: 'Actions',
    download: (filename: string) => `Download ${filename}`,
    deactivate: (filename: string) => `Deactivate ${filename}`,
  },
  deactivating: {
    ask: (filename: string) => `Deactivate ${filename}?`,
    after: 'The file will disappear from this list for everyone in your agency.',
    confirm: 'Deactivate',
    done: (filename: string) => `${filename} is deactivated.`,
  },
  types: {
    title: 'Attachment types',
    up: 'Admin',
    what: 'The kinds of files people can add; without one, no files can be added',
    none: 'There are no attachment types yet.',
    add: 'Add attachment type',
    edit: 'Edit attachment type',
    name: 'Name',
    status: 'Status',
    inUse: 'In use',
    switchedOff: 'Switched off',
    afterSwitchOff: 'When off, it can no longer be chosen. Files that have it stay.',
  },
});
