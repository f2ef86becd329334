import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
import { useUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Profile, profile as profileSchema, saveOwnProfile } from '../contract.ts';
import { type ProfileValues, profileDifferences, profileValues } from './profile-values.ts';
import { useSaveProfile } from './session-queries.ts';

interface Conflict {
  changedBy: string;
  current: Profile;
}

export function ProfileForm({ profile }: { profile: Profile }) {
  const [version, setVersion] = useState(profile.version);
  const [conflict, setConflict] = useState<Conflict>();
  const save = useSaveProfile();
  const form = useForm<ProfileValues>({
    name: 'profile',
    initialValues: profileValues(profile),
    validate: schemaResolver(saveOwnProfile.body, { sync: true }),
  });
  useUnsavedChanges(form.isDirty);
  const { onSubmit, sending, problem } = useSubmit(form, (values) => saveOver(version, values));

  async function saveOver(base: number, values: ProfileValues): Promise<void> {
    try {
      const saved = await save.mutateAsync({ ...saveOwnProfile.body.parse(values), version: base });
      takeOver(saved);
      toastDone('Profile saved.');
    } catch (error) {
      const met = conflictOf(error);
      if (!met) throw error;
      setConflict(met);
    }
  }

  function takeOver(stored: Profile): void {
    form.setInitialValues(profileValues(stored));
    form.setValues(profileValues(stored));
    form.resetDirty();
    setVersion(stored.version);
    setConflict(undefined);
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <ProblemAlert>{problem}</ProblemAlert>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
        </SimpleGrid>
        <TextInput label="Phone" type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
        <TextInput label="E-mail" description="You sign in with it." value={profile.email} disabled />
        <Group>
          <Button type="submit" loading={sending}>
            Save
          </Button>
        </Group>
      </Stack>
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={profileDifferences(conflict.current, form.values)}
          saving={save.isPending}
          onTheirs={() => takeOver(conflict.current)}
          onMine={() => void saveOver(conflict.current.version, form.values)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </form>
  );
}

function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  const current = profileSchema.safeParse(error.current);
  return current.success ? { changedBy: error.changedBy ?? 'Somebody', current: current.data } : undefined;
}
