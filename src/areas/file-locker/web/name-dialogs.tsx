import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { z } from 'zod';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type LockerItem, lockerName } from '../fields.ts';
import { NAME_MAX } from '../rules.ts';
import { type Place, useAddFolder, useRename } from './locker-queries.ts';
import { texts } from './texts.ts';

type OnClose = (isDone?: true) => void;

interface NameDialogProps {
  title: string;
  name: string;
  button: string;
  /** Does it, and says so. */
  send: (name: string) => Promise<void>;
  onClose: OnClose;
}

const named = z.object({ name: lockerName });

function NameDialog({ title, name, button, send, onClose }: NameDialogProps) {
  const form = useForm({
    name: 'locker-name',
    initialValues: { name },
    validate: (values) => formErrors(schemaErrors(named.safeParse(values))),
  });
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmit(form, async (values) => {
    await send(named.parse(values).name);
    onClose(true);
  });
  return (
    <SubmitDialog
      title={title}
      onClose={() => onClose()}
      submit={submit}
      guard={guard}
      button={{ children: button }}
    >
      <TextInput
        label={texts.names.name}
        autoComplete="off"
        maxLength={NAME_MAX}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </SubmitDialog>
  );
}

export function AddFolderDialog({ place, onClose }: { place: Place; onClose: OnClose }) {
  const { mutateAsync } = useAddFolder(place);
  const send = async (name: string) => toastDone(texts.names.folderAdded((await mutateAsync(name)).name));
  return (
    <NameDialog title={texts.names.addFolder} name="" button={texts.names.addFolder} {...{ send, onClose }} />
  );
}

export function RenameDialog({ item, onClose }: { item: LockerItem; onClose: OnClose }) {
  const { mutateAsync } = useRename();
  const send = async (name: string) => {
    const renamed = await mutateAsync({ ...item, name });
    toastUndo(texts.names.renamed(renamed.name), () => mutateAsync({ ...renamed, name: item.name }));
  };
  return (
    <NameDialog
      title={texts.items.rename(item.name)}
      name={item.name}
      button={texts.names.rename}
      {...{ send, onClose }}
    />
  );
}
