import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { startFromSaved } from '#platform/web/forms/start-from.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { type AgencyForm, agencyForm } from '../contract.ts';
import { FactList } from './fact-list.tsx';
import { FieldMapping } from './field-mapping.tsx';
import { formQuery, useSaveMapping } from './form-queries.ts';
import classes from './mapping.module.css';
import { mappingDifferences, mappingOf, mappingValues } from './mapping-values.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/forms/$id/map');

export function MapPage() {
  const { id } = route.useParams();
  const { data: form } = useSuspenseQuery(formQuery(id));
  return (
    <>
      <RecordHead
        title={texts.mapping.title(form.name)}
        up={<WayUp to="/forms">{texts.library.title}</WayUp>}
        facts={[texts.mapping.about]}
        actions={
          <LinkButton to="/forms/$id/fill" params={{ id }} variant="default">
            {texts.mapping.fillIn}
          </LinkButton>
        }
      />
      <MappingForm key={id} record={form} />
    </>
  );
}

function MappingForm({ record }: { record: AgencyForm }) {
  const navigate = useNavigate();
  const { mutateAsync } = useSaveMapping(record.id);
  const form = useForm({ name: 'form-mapping', initialValues: mappingValues(record) });
  const submit = useVersionedForm(form, {
    schema: agencyForm,
    version: record.version,
    valuesOf: mappingValues,
    differences: mappingDifferences,
    send: (version) => mutateAsync({ mapping: mappingOf(record, form.getValues()), version }),
    onSaved: (stored, sent) => {
      startFromSaved(form, sent, mappingValues(stored));
      toastDone(texts.mapping.saved);
    },
  });
  return (
    <form onSubmit={submit.onSubmit} noValidate aria-label={texts.mapping.mapping}>
      <div className={classes.columns}>
        <PageCard title={texts.mapping.fields}>
          <Stack gap="xs">
            {record.fields.map((field, at) => (
              <FieldMapping key={field.name} field={field} at={at} form={form} />
            ))}
          </Stack>
        </PageCard>
        <PageCard title={texts.mapping.facts} className={classes.facts}>
          <FactList />
        </PageCard>
      </div>
      <SaveBar submit={submit} problem={submit.problem} onCancel={() => void navigate({ to: '/forms' })} />
      <UnsavedGuard isDirty={form.isDirty} />
      <SaveConflict submit={submit} />
    </form>
  );
}
