import { Box, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { DuplicatesNotice, SAVE_ANYWAY } from '#platform/web/forms/duplicates-notice.tsx';
import grid from '#platform/web/forms/form-grid.module.css';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useDuplicates } from '#platform/web/forms/use-duplicates.ts';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type Customer, customer as customerSchema } from '../contract.ts';
import { type CustomerFields, fieldsOf } from '../rules.ts';
import { AddressSection } from './address-section.tsx';
import { AgencySection } from './agency-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { fieldDifferences, fieldLabels, officeNames } from './customer-fields.ts';
import { DUPLICATES, officesQuery, useKeepCustomer, useSaveCustomer } from './customer-queries.ts';
import { type CustomerValues, customerErrors, inputOf, typedOf, valuesOf } from './customer-values.ts';
import { HouseholdSection } from './household-section.tsx';
import { LicenseSection } from './license-section.tsx';
import { MemoSection } from './memo-section.tsx';
import { PersonSection } from './person-section.tsx';
import { texts } from './texts.ts';
import { useNoun } from './use-noun.ts';
import { VehiclesSection } from './vehicles-section.tsx';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = [
  ...['dob', 'phone', 'phone2', 'email', 'state', 'zip', 'licenseState'],
  ...['household.dob', 'household.licenseState'],
  ...['year', 'vin', 'tagState', 'statedValue', 'businessUse'].map((field) => `vehicles.${field}`),
];

interface CustomerFormProps {
  /** Absent when one is added. */
  customer?: Customer;
  /** What is known of somebody who is added. */
  start?: Partial<CustomerFields>;
  onSaved: (customer: Customer) => void;
  onCancel: () => void;
}

export function CustomerForm({ customer, start, onSaved, onCancel }: CustomerFormProps) {
  const { noun } = useNoun();
  const { config } = useSession();
  const { data: offices } = useSuspenseQuery(officesQuery);
  const keep = useKeepCustomer();
  const { mutateAsync } = useSaveCustomer(customer?.id ?? 0);
  const form = useForm<CustomerValues>({
    name: 'customer',
    initialValues: valuesOf(customer, start),
    validate: problems,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, problems),
  });
  const labels = fieldLabels(config);
  const duplicates = useDuplicates({ ...DUPLICATES, typed: customer ? undefined : typedOf(form.values) });
  const submit = useVersionedForm(form, {
    schema: customerSchema,
    version: customer?.version,
    valuesOf,
    differences: (theirs, mine) =>
      fieldDifferences(fieldsOf(theirs), inputOf(mine), {
        labels,
        offices: officeNames(offices.results),
      }).map(({ label, one, other }) => ({ label, theirs: one.join('; '), mine: other.join('; ') })),
    send: (version) =>
      duplicates.sending(() => mutateAsync({ ...inputOf(form.getValues()), version, ...duplicates.flag })),
    onSaved,
    onTheirs: keep,
  });
  useOnMount(() => form.getInputNode('firstName')?.focus());

  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <Box mb={duplicates.found.length > 0 ? 'md' : 0}>
        <DuplicatesNotice duplicates={duplicates} onSave={submit.onSubmit} />
      </Box>
      <Stack gap="md">
        <div className={grid.cards}>
          <Stack gap="md">
            <PersonSection form={form} />
            <LicenseSection form={form} />
          </Stack>
          <Stack gap="md">
            <ContactSection form={form} />
            <AddressSection form={form} />
          </Stack>
        </div>
        <HouseholdSection form={form} />
        <VehiclesSection form={form} />
        <div className={grid.cards}>
          <AgencySection form={form} labels={labels} offices={offices.results} />
          <MemoSection form={form} />
        </div>
      </Stack>
      <SaveBar submit={submit} onCancel={onCancel}>
        {duplicates.found.length > 0 ? SAVE_ANYWAY : texts.form.save}
      </SaveBar>
      <UnsavedGuard isDirty={form.isDirty} />
      {submit.problem && !duplicates.isAsking && (
        <ErrorDialog
          title={texts.form.notSaved(noun)}
          messages={[submit.problem]}
          onClose={submit.clearProblem}
        />
      )}
      <SaveConflict submit={submit} />
    </form>
  );
}

function problems(values: CustomerValues): Record<string, string> {
  return customerErrors(values, officeToday());
}
