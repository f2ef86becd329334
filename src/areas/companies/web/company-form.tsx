import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Company, companyInput, company as companySchema } from '../contract.ts';
import { CompanyFields } from './company-fields.tsx';
import { useKeepCompany, useSaveCompany } from './company-queries.ts';
import { type CompanyValues, companyDifferences, companyErrors, valuesOf } from './company-values.ts';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = ['phone', 'email', 'website', 'state', 'zip'];

interface CompanyFormProps {
  /** Absent when one is added. */
  company?: Company;
  onSaved: (company: Company) => void;
  onCancel: () => void;
}

export function CompanyForm({ company, onSaved, onCancel }: CompanyFormProps) {
  const keep = useKeepCompany();
  const { mutateAsync } = useSaveCompany(company?.id ?? 0);
  const form = useForm<CompanyValues>({
    name: 'company',
    initialValues: valuesOf(company),
    validate: companyErrors,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, companyErrors),
  });

  function show(stored: Company): void {
    const values = valuesOf(stored);
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
  }

  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: companySchema,
    version: company?.version,
    send: (version) => mutateAsync({ ...companyInput.parse(form.getValues()), version }),
    onSaved: (stored) => {
      show(stored);
      onSaved(stored);
    },
    onTheirs: (theirs) => {
      keep(theirs);
      show(theirs);
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Company">
      <Stack gap="md">
        <CompanyFields form={form} />
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
          differences={companyDifferences(conflict.current, form.values)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </form>
  );
}
