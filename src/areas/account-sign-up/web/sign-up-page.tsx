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
import { texts } from './texts.ts';

const PHONE_MAX = 10;
const NONE = { value: '', label: texts.page.none };
const CHOOSE = { value: '', label: texts.page.chooseOne };

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
      toastDone(texts.page.isSignedUp(values.agency.name));
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
        title={texts.page.signUpNewAgency}
        up={<WayUp to="/admin/backoffice">{texts.page.backOffice}</WayUp>}
        facts={[texts.page.whatItMakes]}
      />
      <form onSubmit={submit.onSubmit} noValidate>
        <PageCard title={texts.page.information}>
          <div className={grid.fields}>
            {text('crm', texts.labels.crm)}
            {text('agency.name', texts.labels.agencyName)}
            {text('owner.street', texts.labels.address, 200)}
            {text('owner.city', texts.labels.city)}
            <div className={grid.half}>
              <StateInput label={texts.labels.state} {...form.getInputProps('owner.state')} />
            </div>
            {text('owner.zipcode', texts.labels.zip, 10)}
            {phone('owner.contact1', texts.labels.firstContact)}
            {phone('owner.contact2', texts.labels.secondContact)}
            {phone('owner.primary_phone', texts.labels.phone)}
            {phone('owner.fax', texts.labels.fax)}
            {text('operatingName', texts.labels.agencyOperatingName)}
            {text('owner.name', texts.labels.ownerName)}
            {phone('owner.cell_phone', texts.labels.ownerCellPhone)}
            <div className={grid.half}>
              <EmailInput label={texts.labels.ownerEmail} {...form.getInputProps('owner.email')} />
            </div>
            <NativeSelect
              label={texts.labels.package}
              {...(grid.half && { className: grid.half })}
              data={[{ value: 'None', label: texts.page.none }, ...names(packages ?? [])]}
              {...(packages?.length === 0 && {
                description: texts.page.noPackageYet,
              })}
              {...form.getInputProps('packageName')}
            />
            <NativeSelect
              label={texts.labels.salesRepresentative}
              {...(grid.half && { className: grid.half })}
              data={[CHOOSE, ...namedChoices(salesmen)]}
              {...form.getInputProps('sales_representative')}
            />
            <NativeSelect
              label={texts.labels.source}
              {...(grid.half && { className: grid.half })}
              data={[CHOOSE, ...names(sources)]}
              {...form.getInputProps('referralSource')}
            />
            <NativeSelect
              label={texts.labels.competitor}
              {...(grid.half && { className: grid.half })}
              data={[NONE, ...names(competitors)]}
              {...form.getInputProps('competitor')}
            />
            <Explained why={texts.page.dayOfSignUp}>
              <TextInput
                label={texts.labels.signupDate}
                {...(grid.half && { className: grid.half })}
                disabled
                readOnly
                value={showDay(officeToday())}
              />
            </Explained>
            <div>
              <Textarea
                label={texts.labels.otherInstructions}
                autosize
                minRows={3}
                maxLength={INSTRUCTIONS_MAX}
                {...form.getInputProps('instructions')}
              />
              <Text fz="xs" c="dimmed" mt={4}>
                {texts.page.maxCharacterLimit(INSTRUCTIONS_MAX)}
              </Text>
            </div>
            {text('trainingContactName', texts.labels.trainingContactName, TRAINING_NAME_MAX)}
            <div className={grid.half}>
              <EmailInput
                label={texts.labels.trainingContactEmail}
                {...form.getInputProps('trainingContactEmail')}
              />
            </div>
          </div>
        </PageCard>
        <SaveBar submit={submit} onCancel={cancel} />
      </form>
      <UnsavedGuard isDirty={form.isDirty} />
      {submit.messages.length > 0 && (
        <ErrorDialog title={texts.page.error} messages={[...submit.messages]} onClose={submit.clearProblem} />
      )}
    </>
  );
}
