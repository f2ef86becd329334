import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { startFromSaved } from '#platform/web/forms/start-from.ts';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { useUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type Profile, profile as profileSchema, saveOwnProfile } from '../profile-contract.ts';
import { type ProfileValues, profileDifferences, profileValues } from './profile-values.ts';
import { useSaveProfile } from './session-queries.ts';
import { texts } from './texts.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const { mutateAsync } = useSaveProfile();
  const form = useForm<ProfileValues>({
    name: 'profile',
    initialValues: profileValues(profile),
    validate: schemaResolver(saveOwnProfile.body, { sync: true }),
  });
  useUnsavedChanges(form.isDirty);
  const submit = useVersionedForm(form, {
    schema: profileSchema,
    version: profile.version,
    valuesOf: profileValues,
    differences: profileDifferences,
    send: (version) => mutateAsync({ ...saveOwnProfile.body.parse(form.getValues()), version }),
    onSaved: (stored, sent) => {
      startFromSaved(form, sent, profileValues(stored));
      toastDone(texts.profile.saved);
    },
  });

  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <Stack gap="md">
        <ProblemAlert>{submit.problem}</ProblemAlert>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={texts.profile.labels.firstName}
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={texts.profile.labels.lastName}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <TextInput
          label={texts.profile.labels.phone}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        <Explained why={texts.profile.administratorsChangeIt}>
          <TextInput
            label={texts.labels.email}
            description={texts.profile.youSignInWithIt}
            value={profile.email}
            disabled
          />
        </Explained>
        <DialogFoot>
          <Button type="submit" loading={submit.sending && !submit.conflict}>
            {texts.profile.save}
          </Button>
        </DialogFoot>
      </Stack>
      <SaveConflict submit={submit} />
    </form>
  );
}
