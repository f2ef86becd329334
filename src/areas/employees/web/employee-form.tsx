import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Employee, employee as employeeSchema } from '../contract.ts';
import { NOBODY_YET } from '../rules.ts';
import classes from './employee-form.module.css';
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
  const keep = useKeepEmployee();
  const { mutateAsync } = useSaveEmployee(employee?.id ?? 0);
  const form = useForm<EmployeeValues>({
    name: 'employee',
    initialValues: valuesOf(employee),
    validate: employeeErrors,
    enhanceGetInputProps: judgeOnLeave(['email', 'phone'], employeeErrors),
  });
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: employeeSchema,
    version: employee?.version,
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved: (stored) => {
      show(stored);
      onSaved(stored);
    },
    onTheirs: (theirs) => {
      void keep(theirs);
      show(theirs);
    },
  });
  const { onSubmit, sending, problem, clearProblem } = useSubmit(form, save);
  useOnMount(() => employee ?? form.getInputNode('firstName')?.focus());

  function show(stored: Employee): void {
    const values = valuesOf(stored);
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
  }

  const section = { form, actor: useActor(), target: employee ?? NOBODY_YET };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <div className={classes.cards}>
          <PersonSection {...section} />
          <WorkSection form={form} choices={choices} />
        </div>
        <PermissionsSection {...section} />
      </Stack>
      <div className={classes.bar}>
        <Button type="submit" loading={sending && !conflict}>
          {submit}
        </Button>
        <LinkButton to="/admin/employees" variant="default">
          Cancel
        </LinkButton>
      </div>
      <UnsavedGuard isDirty={form.isDirty} />
      {problem && <ErrorDialog title="This was not saved" messages={[problem]} onClose={clearProblem} />}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={employeeDifferences(valuesOf(conflict.current), form.values, choices)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </form>
  );
}
