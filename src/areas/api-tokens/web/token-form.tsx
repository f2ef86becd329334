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
      title="New API token"
      onClose={onClose}
      submit={submit}
      guard={guard}
      button={{ children: 'Create token' }}
    >
      <TextInput
        label="Name"
        description="What the token is for. The change log shows it."
        maxLength={TOKEN_NAME_MAX}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox
        label="Read only"
        description="The token can look at everything it may open, and change nothing."
        {...form.getInputProps('isReadOnly', { type: 'checkbox' })}
      />
      <MultiSelect
        label="Permissions"
        description="What it may do beyond everyday work. You can give what you hold yourself."
        placeholder="None"
        searchable
        clearable
        nothingFoundMessage="You hold no such permission"
        data={held.map((value) => ({ value, label: permissionLabel(value) }))}
        {...form.getInputProps('permissions')}
      />
      <DayInput label="Expires" {...form.getInputProps('expiresOn')} />
    </SubmitDialog>
  );
}
