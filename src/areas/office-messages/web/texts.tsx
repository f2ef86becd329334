import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  list: {
    createEditOrDelete: 'Create, Edit, or Delete Office Message',
    admin: 'Admin',
    whoSeesThem: 'People in an office see its messages on their home screen',
    officeMessages: 'Office messages',
    noOfficeMessages: 'No Office Messages',
    create: 'Create',
    video: 'Video',
    edit: 'Edit',
    editMessage: (number: number, office: string) => `Edit the message ${number} of ${office}`,
    delete: 'Delete',
    deleteMessage: (number: number, office: string) => `Delete the message ${number} of ${office}`,
  },
  dialogs: {
    officeMessage: 'Office Message',
    loading: 'Loading',
    close: 'Close',
    createOfficeMessage: 'Create - Office Message',
    chooseAnOffice: 'Choose an office',
    noOfficeByThatName: 'No office by that name',
    embedNote: () => (
      <>
        To embed a video, choose <strong>Share</strong> at Vimeo or YouTube, then <strong>Embed</strong>, and{' '}
        <strong>paste</strong> the code here. A video’s link on a line of its own works too.
      </>
    ),
    // Shown with a capital.
    create: 'create',
    wasCreated: 'The message was created.',
    editOfficeMessage: 'Edit - Office Message',
    deleteOfficeMessage: 'Delete Office Message ?',
    messageOf: (office: string) => `Message of ${office}`,
    noCancel: 'No, Cancel',
    yesDelete: 'Yes, Delete',
    wasDeleted: 'The message was deleted.',
  },
  labels: {
    office: 'Office',
    message: 'Message',
    action: 'Action',
  },
});
