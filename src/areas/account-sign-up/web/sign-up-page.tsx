import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { packagesQuery, salesmenQuery, sourcesQuery } from '#areas/accounts/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { keepAmount } from '#platform/web/inputs/typed-values.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { INSTRUCTIONS_MAX, TRAINING_NAME_MAX } from '../rules.ts';
import { competitorsQuery, useSignUp } from './sign-up-queries.ts';
import { EMPTY, inputOf, type SignUpValues, signUpErrors } from './sign-up-values.ts';

const PHONE_MAX = 10;
const NONE = { value: '', label: 'None' };
const CHOOSE = { value: '', label: 'Choose one' };

/** Sign-Up New Agency. */
export function SignUpPage() {
  const navigate = useNavigate();
  const cancel = useCancel(() => navigate({ to: '/admin/backoffice' }));
  const { mutateAsync } = useSignUp();
  const key = useIdempotencyKey();
  const form = useForm<SignUpValues>({ name: 'sign-up', initialValues: EMPTY, validate: signUpErrors });
  const submit = useSubmit(form, async (values) => {
    try {
      const { account } = await mutateAsync({ body: inputOf(values), key: key.current() });
      toastDone(`${values.agency.name} is signed up. Its owner gets a mail to choose a password.`);
      form.resetDirty();
      await navigate({
        to: '/admin/backoffice/view/$account',
        params: { account },
        replace: true,
        ignoreBlocker: true,
      });
    } catch (error) {
      key.failed(error);
      throw error;
    }
  });
  const { data: packages } = useQuery(packagesQuery);
  const { data: salesmen = [] } = useQuery(salesmenQuery);
  const { data: sources = [] } = useQuery(sourcesQuery);
  const { data: competitors = [] } = useQuery(competitorsQuery);
  const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);

  const text = (path: string, label: string, maxLength = 100, className: string | undefined = grid.half) => (
    <TextInput
      label={label}
      autoComplete="off"
      maxLength={maxLength}
      {...(className && { className })}
      {...form.getInputProps(path)}
    />
  );
  const phone = (path: string, label: string) => {
    const field = form.getInputProps(path);
    return (
      <TextInput
        label={label}
        inputMode="tel"
        autoComplete="off"
        {...(grid.half && { className: grid.half })}
        {...field}
        onChange={(event) => field.onChange(keepAmount(event.currentTarget.value).slice(0, PHONE_MAX))}
      />
    );
  };
  return (
    <>
      <RecordHead
        title="Sign-Up New Agency"
        up={<WayUp to="/admin/backoffice">Back office</WayUp>}
        facts={['A new account, its first office and its owner.']}
      />
      <form onSubmit={submit.onSubmit} noValidate>
        <PageCard title="Information">
          <div className={grid.fields}>
            {text('crm', 'CRM')}
            {text('agency.name', 'Agency Name')}
            {text('owner.street', 'Address', 200)}
            {text('owner.city', 'City')}
            <div className={grid.half}>
              <StateInput label="State" {...form.getInputProps('owner.state')} />
            </div>
            {text('owner.zipcode', 'Zip', 10)}
            {phone('owner.contact1', 'Contact 1')}
            {phone('owner.contact2', 'Contact 2')}
            {phone('owner.primary_phone', 'Phone')}
            {phone('owner.fax', 'Fax')}
            {text('operatingName', 'Agency Operating Name')}
            {text('owner.name', 'Agent/Owner Name')}
            {phone('owner.cell_phone', 'Agent/Owner Cell Phone')}
            <div className={grid.half}>
              <EmailInput label="Agent/Owner Email" {...form.getInputProps('owner.email')} />
            </div>
            <NativeSelect
              label="Package"
              {...(grid.half && { className: grid.half })}
              data={['None', ...names(packages ?? [])]}
              {...(packages?.length === 0 && {
                description: 'There is no package yet. Accounting adds one under Back Office, Packages.',
              })}
              {...form.getInputProps('packageName')}
            />
            <NativeSelect
              label="Sales Representative"
              {...(grid.half && { className: grid.half })}
              data={[CHOOSE, ...namedChoices(salesmen)]}
              {...form.getInputProps('sales_representative')}
            />
            <NativeSelect
              label="Source"
              {...(grid.half && { className: grid.half })}
              data={[CHOOSE, ...names(sources)]}
              {...form.getInputProps('referralSource')}
            />
            <NativeSelect
              label="Competitor/Conversion from (optional)"
              {...(grid.half && { className: grid.half })}
              data={[NONE, ...names(competitors)]}
              {...form.getInputProps('competitor')}
            />
            <Explained why="It is the day of the sign-up: today.">
              <TextInput
                label="Signup date"
                {...(grid.half && { className: grid.half })}
                disabled
                readOnly
                value={showDay(officeToday())}
              />
            </Explained>
            <div>
              <Textarea
                label="Other Instructions"
                autosize
                minRows={3}
                maxLength={INSTRUCTIONS_MAX}
                {...form.getInputProps('instructions')}
              />
              <Text fz="xs" c="dimmed" mt={4}>
                {`Max Character Limit: ${INSTRUCTIONS_MAX}`}
              </Text>
            </div>
            {text('trainingContactName', 'Training Contact Name', TRAINING_NAME_MAX)}
            <div className={grid.half}>
              <EmailInput label="Training Contact Email" {...form.getInputProps('trainingContactEmail')} />
            </div>
          </div>
        </PageCard>
        <SaveBar submit={submit} onCancel={cancel} />
      </form>
      <UnsavedGuard isDirty={form.isDirty} />
      {submit.messages.length > 0 && (
        <ErrorDialog title="Error" messages={[...submit.messages]} onClose={submit.clearProblem} />
      )}
    </>
  );
}
