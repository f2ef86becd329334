import { Button, Group, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type AgencyFields, type AgencySettings, agencySettings, saveAgency } from '../contract.ts';
import classes from './agency-form.module.css';
import { useSaveAgency } from './agency-queries.ts';
import { agencyDifferences, agencyFields } from './agency-words.ts';
import { LogoSection } from './logo-section.tsx';
import { MenusSection } from './menus-section.tsx';
import { NamesSection } from './names-section.tsx';
import { ThemeSection } from './theme-section.tsx';

export function AgencyForm({ settings }: { settings: AgencySettings }) {
  const { mutateAsync } = useSaveAgency();
  const form = useForm<AgencyFields>({
    name: 'agency',
    initialValues: agencyFields(settings),
    validate: schemaResolver(saveAgency.body, { sync: true }),
  });
  const takeOver = (stored: AgencySettings) => {
    const values = agencyFields(stored);
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
  };
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: agencySettings,
    version: settings.version,
    send: (version) => mutateAsync({ ...saveAgency.body.parse(form.getValues()), version }),
    onSaved: (stored) => {
      takeOver(stored);
      toastDone('Saved');
    },
    onTheirs: takeOver,
  });
  const { onSubmit, sending, problem, clearProblem } = useSubmit(form, save);

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={classes.cards}>
        <Stack gap="md">
          <NamesSection form={form} />
          <MenusSection form={form} />
        </Stack>
        <Stack gap="md">
          <ThemeSection form={form} />
          <LogoSection form={form} />
        </Stack>
      </div>
      <Group mt="md">
        <Button type="submit" loading={sending}>
          Save
        </Button>
      </Group>
      <UnsavedGuard isDirty={form.isDirty} />
      {problem && (
        <ErrorDialog title="The agency was not saved" messages={[problem]} onClose={clearProblem} />
      )}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={agencyDifferences(agencyFields(conflict.current), form.getValues())}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </form>
  );
}
