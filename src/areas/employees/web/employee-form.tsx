import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import grid from '#platform/web/forms/form-grid.module.css';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { startFromSaved } from '#platform/web/forms/start-from.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type Employee, employee as employeeSchema } from '../contract.ts';
import { NOBODY_YET } from '../rules.ts';
import { AccessSection } from './access-section.tsx';
import { choicesQuery, useKeepEmployee, useSaveEmployee } from './employee-queries.ts';
import {
  type EmployeeValues,
  employeeDifferences,
  employeeErrors,
  inputOf,
  valuesOf,
} from './employee-values.ts';
import { PermissionsSection } from './permissions-section.tsx';
import { PersonSection } from './person-section.tsx';
import { texts } from './texts.ts';
import { useActor } from './use-actor.ts';
import { WorkSection } from './work-section.tsx';

interface EmployeeFormProps {
  /** Absent when somebody is invited. */
  employee?: Employee;
  submit: string;
  onSaved: (employee: Employee) => void;
}

export function EmployeeForm({ employee, submit, onSaved }: EmployeeFormProps) {
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const navigate = useNavigate();
  const keep = useKeepEmployee();
  const { mutateAsync } = useSaveEmployee(employee?.id ?? 0);
  const form = useForm<EmployeeValues>({
    name: 'employee',
    initialValues: valuesOf(employee),
    validate: employeeErrors,
    enhanceGetInputProps: judgeOnLeave(['email', 'phone'], employeeErrors),
  });
  const saving = useVersionedForm(form, {
    schema: employeeSchema,
    version: employee?.version,
    valuesOf,
    differences: (theirs, mine) => employeeDifferences(valuesOf(theirs), mine, choices),
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved: (stored, sent) => {
      startFromSaved(form, sent, valuesOf(stored));
      onSaved(stored);
    },
    onTheirs: keep,
  });
  useOnMount(() => employee ?? form.getInputNode('firstName')?.focus());

  const section = { form, actor: useActor(), target: employee ?? NOBODY_YET };
  return (
    <form onSubmit={saving.onSubmit} noValidate>
      <Stack gap="md">
        <div className={grid.cards}>
          <PersonSection {...section} />
          <WorkSection form={form} choices={choices} />
        </div>
        <PermissionsSection {...section} />
        <AccessSection form={form} />
      </Stack>
      <SaveBar submit={saving} onCancel={() => void navigate({ to: '/admin/employees' })}>
        {submit}
      </SaveBar>
      <UnsavedGuard isDirty={form.isDirty} />
      {saving.problem && (
        <ErrorDialog
          title={texts.employee.notSaved}
          messages={[saving.problem]}
          onClose={saving.clearProblem}
        />
      )}
      <SaveConflict submit={saving} />
    </form>
  );
}
