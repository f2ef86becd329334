import { Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { OnClose } from './message-dialogs.tsx';
import { MessageField } from './message-field.tsx';
import { officesQuery, useCreateMessage } from './message-queries.ts';
import { type CreateValues, createBody, createErrors } from './message-values.ts';
import { texts } from './texts.tsx';

export function CreateDialog({ onClose }: { onClose: OnClose }) {
  const { data: offices, error } = useQuery(officesQuery);
  const { mutateAsync } = useCreateMessage();
  const form = useForm<CreateValues>({
    name: 'office-message',
    initialValues: { officeId: null, message: '' },
    validate: createErrors,
  });
  const guard = useDialogGuard(form.isDirty, 'message');
  const submit = useSubmit(form, async (values) => {
    await mutateAsync(createBody(values));
    toastDone(texts.dialogs.wasCreated);
    onClose(true);
  });
  return (
    <SubmitDialog
      title={texts.dialogs.createOfficeMessage}
      hasCross={false}
      onClose={() => onClose()}
      submit={submit}
      guard={guard}
      problem={error?.message}
      button={{ children: texts.dialogs.create, tt: 'capitalize' }}
    >
      <Select
        label={texts.labels.office}
        placeholder={texts.dialogs.chooseAnOffice}
        searchable
        openOnFocus={false}
        nothingFoundMessage={texts.dialogs.noOfficeByThatName}
        data={namedChoices(offices?.results)}
        data-autofocus
        {...form.getInputProps('officeId')}
      />
      <MessageField {...form.getInputProps('message')} />
    </SubmitDialog>
  );
}
