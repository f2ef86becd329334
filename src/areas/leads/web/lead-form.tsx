import { Box, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DuplicatesNotice, SAVE_ANYWAY } from '#platform/web/forms/duplicates-notice.tsx';
import grid from '#platform/web/forms/form-grid.module.css';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useDuplicates } from '#platform/web/forms/use-duplicates.ts';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type Lead, lead as leadSchema } from '../contract.ts';
import { AgencySection } from './agency-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { choicesQuery, DUPLICATES, useKeepLead, useSaveLead } from './lead-queries.ts';
import { inputOf, type LeadValues, leadDifferences, leadErrors, typedOf, valuesOf } from './lead-values.ts';
import { texts } from './texts.ts';
import { WishSection } from './wish-section.tsx';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = ['phone', 'phone2', 'email', 'state', 'zip', 'followUpOn'];

interface LeadFormProps {
  /** Absent when one is added. */
  lead?: Lead;
  initialValues: LeadValues;
  onSaved: (lead: Lead) => void;
  onCancel: () => void;
}

export function LeadForm({ lead, initialValues, onSaved, onCancel }: LeadFormProps) {
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const keep = useKeepLead();
  const { mutateAsync } = useSaveLead(lead?.id);
  const problems = (values: LeadValues) => leadErrors(values, officeToday(), lead?.followUpOn ?? null);
  const form = useForm<LeadValues>({
    name: 'lead',
    initialValues,
    validate: problems,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, problems),
  });
  const duplicates = useDuplicates({ ...DUPLICATES, typed: lead ? undefined : typedOf(form.values) });
  const submit = useVersionedForm(form, {
    schema: leadSchema,
    version: lead?.version,
    valuesOf,
    differences: (theirs, mine) => leadDifferences(theirs, mine, choices),
    send: (version) =>
      duplicates.sending(() => mutateAsync({ ...inputOf(form.getValues()), version, ...duplicates.flag })),
    onSaved,
    onTheirs: keep,
  });
  useOnMount(() => form.getInputNode('firstName')?.focus());

  return (
    <form onSubmit={submit.onSubmit} noValidate aria-label={texts.form.label}>
      <Box mb={duplicates.found.length > 0 ? 'md' : 0}>
        <DuplicatesNotice duplicates={duplicates} onSave={submit.onSubmit} />
      </Box>
      <div className={`${grid.cards} ${grid.top}`}>
        <ContactSection form={form} />
        <Stack gap="md">
          <WishSection form={form} sources={choices.sources} />
          <AgencySection form={form} lead={lead} choices={choices} />
        </Stack>
      </div>
      <SaveBar submit={submit} problem={duplicates.isAsking ? undefined : submit.problem} onCancel={onCancel}>
        {duplicates.found.length > 0 ? SAVE_ANYWAY : texts.form.save}
      </SaveBar>
      <UnsavedGuard isDirty={form.isDirty} />
      <SaveConflict submit={submit} />
    </form>
  );
}
