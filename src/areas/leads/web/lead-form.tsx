import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Lead, lead as leadSchema } from '../contract.ts';
import { AgencySection } from './agency-section.tsx';
import { ContactSection } from './contact-section.tsx';
import classes from './lead-form.module.css';
import { choicesQuery, useKeepLead, useSaveLead } from './lead-queries.ts';
import { inputOf, type LeadValues, leadDifferences, leadErrors, valuesOf } from './lead-values.ts';
import { localToday } from './lead-words.ts';
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
  const problems = (values: LeadValues) => leadErrors(values, localToday(), lead?.followUpOn ?? null);
  const form = useForm<LeadValues>({
    name: 'lead',
    initialValues,
    validate: problems,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, problems),
  });
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: leadSchema,
    version: lead?.version,
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved,
    onTheirs: (theirs) => {
      keep(theirs);
      const values = valuesOf(theirs);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  useOnMount(() => form.getInputNode('firstName')?.focus());

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Lead">
      <Stack gap="md">
        <div className={classes.cards}>
          <ContactSection form={form} />
          <Stack gap="md">
            <WishSection form={form} sources={choices.sources} />
            <AgencySection form={form} lead={lead} choices={choices} />
          </Stack>
        </div>
        <ProblemAlert>{problem}</ProblemAlert>
        <Group gap="xs">
          <Button type="submit" loading={sending && !conflict}>
            Save
          </Button>
          <Button variant="default" onClick={onCancel} disabled={sending}>
            Cancel
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard isDirty={form.isDirty} />
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={leadDifferences(conflict.current, form.values, choices)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </form>
  );
}
