import { TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type CountedTag, tagInput } from '../contract.ts';
import { texts } from './texts.ts';
import { tagsQuery, useRenameTag } from './training-queries.ts';
import type { OnClose } from './upkeep-search.ts';

export function TagDialog({ id, onClose }: { id: number; onClose: OnClose }) {
  const { data } = useQuery(tagsQuery);
  const tag = data?.results.find((one) => one.id === id);
  return tag ? <TagForm tag={tag} onClose={onClose} /> : null;
}

function TagForm({ tag, onClose }: { tag: CountedTag; onClose: OnClose }) {
  const { mutateAsync } = useRenameTag(tag.id);
  const form = useForm({
    name: 'training-tag',
    initialValues: { description: tag.description },
    validate: schemaResolver(tagInput, { sync: true }),
  });
  const guard = useDialogGuard(form.isDirty, 'tag');
  const submit = useSubmit(form, async (values) => {
    await mutateAsync(values);
    toastDone(texts.upkeep.saved);
    onClose(true);
  });
  return (
    <SubmitDialog title={texts.upkeep.renameTag} onClose={() => onClose()} submit={submit} guard={guard}>
      <TextInput
        label={texts.upkeep.tag}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('description')}
      />
    </SubmitDialog>
  );
}
