import { Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import grid from '#platform/web/forms/form-grid.module.css';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { startFromSaved } from '#platform/web/forms/start-from.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type AgencyFields, type AgencySettings, agencySettings, saveAgency } from '../contract.ts';
import { useSaveAgency } from './agency-queries.ts';
import { agencyDifferences, agencyFields } from './agency-words.ts';
import { LogoSection } from './logo-section.tsx';
import { MenusSection } from './menus-section.tsx';
import { NamesSection } from './names-section.tsx';
import { texts } from './texts.ts';
import { ThemeSection } from './theme-section.tsx';

export function AgencyForm({ settings }: { settings: AgencySettings }) {
  const navigate = useNavigate();
  const { mutateAsync } = useSaveAgency();
  const form = useForm<AgencyFields>({
    name: 'agency',
    initialValues: agencyFields(settings),
    validate: schemaResolver(saveAgency.body, { sync: true }),
  });
  const submit = useVersionedForm(form, {
    schema: agencySettings,
    version: settings.version,
    valuesOf: agencyFields,
    differences: (theirs, mine) => agencyDifferences(agencyFields(theirs), mine),
    send: (version) => mutateAsync({ ...saveAgency.body.parse(form.getValues()), version }),
    onSaved: (stored, sent) => {
      startFromSaved(form, sent, agencyFields(stored));
      toastDone(texts.agency.saved);
    },
  });

  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <div className={`${grid.cards} ${grid.top}`}>
        <Stack gap="md">
          <NamesSection form={form} />
          <MenusSection form={form} />
        </Stack>
        <Stack gap="md">
          <ThemeSection form={form} />
          <LogoSection form={form} />
        </Stack>
      </div>
      <SaveBar submit={submit} onCancel={() => void navigate({ to: '/admin' })} />
      <UnsavedGuard isDirty={form.isDirty} />
      {submit.problem && (
        <ErrorDialog
          title={texts.agency.notSaved}
          messages={[submit.problem]}
          onClose={submit.clearProblem}
        />
      )}
      <SaveConflict submit={submit} />
    </form>
  );
}
