import { Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { heldPermissions, permissionFlags } from '#platform/shared/permissions.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { TOKEN_NAME_MAX } from '../contract.ts';
import { texts } from './texts.ts';
import { useCreateToken } from './token-queries.ts';
import { bodyOf, newToken, permissionLabel, type TokenValues, tokenErrors } from './token-values.ts';

interface TokenFormProps {
  onMade: (token: string) => void;
  onClose: () => void;
}

export function TokenForm({ onMade, onClose }: TokenFormProps) {
  const { permissions, isProvider, timeZone } = useSession();
  const held = heldPermissions(permissionFlags(permissions), isProvider);
  const [today] = useState(() => dayAt(timeZone, new Date()));
  const { mutateAsync } = useCreateToken();
  const form = useForm<TokenValues>({
    name: 'api-token',
    initialValues: newToken(today),
    validate: (values) => tokenErrors(values, held, today),
  });
  const guard = useDialogGuard(form.isDirty, 'add');
  const submit = useSubmit(form, async (values) => onMade((await mutateAsync(bodyOf(values))).token));
  return (
    <SubmitDialog
      title={texts.form.title}
      onClose={onClose}
      submit={submit}
      guard={guard}
      button={{ children: texts.form.create }}
    >
      <TextInput
        label={texts.form.name}
        description={texts.form.aboutName}
        maxLength={TOKEN_NAME_MAX}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox
        label={texts.form.readOnly}
        description={texts.form.aboutReadOnly}
        {...form.getInputProps('isReadOnly', { type: 'checkbox' })}
      />
      <MultiSelect
        label={texts.form.permissions}
        description={texts.form.aboutPermissions}
        placeholder={texts.form.none}
        searchable
        clearable
        nothingFoundMessage={texts.form.nothingFound}
        data={held.map((value) => ({ value, label: permissionLabel(value) }))}
        {...form.getInputProps('permissions')}
      />
      <DayInput label={texts.form.expires} {...form.getInputProps('expiresOn')} />
    </SubmitDialog>
  );
}
