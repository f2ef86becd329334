import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { OTHER_COMPETITOR } from '#areas/accounts/rules/lists.ts';
import { useSession } from '#areas/session/web/public.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { COMMENTS_MAX, CONVERSION_TYPES } from '../rules.ts';
import { competitorsQuery, useAddConversion } from './conversion-queries.ts';
import { type ConversionValues, conversionErrors, EMPTY, inputOf } from './conversion-values.ts';
import { texts } from './texts.ts';

interface ConversionDialogProps {
  accountId: number;
  onClose: (isDone?: true) => void;
}

export function ConversionDialog({ accountId, onClose }: ConversionDialogProps) {
  const { user } = useSession();
  const { data: competitors = [] } = useQuery(competitorsQuery(user.id));
  const { mutateAsync } = useAddConversion(accountId);
  const key = useIdempotencyKey();
  const form = useForm<ConversionValues>({
    name: 'conversion',
    initialValues: EMPTY,
    validate: (values) => conversionErrors(values, accountId),
  });
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmit(form, async (values) => {
    try {
      await mutateAsync({ body: inputOf(values, accountId), key: key.current() });
    } catch (error) {
      key.failed(error);
      // What is wrong with a field is said there.
      if (error instanceof CallError && error.status === 422) throw error;
      throw new Error(texts.dialog.notAdded);
    }
    toastDone(texts.dialog.isAdded);
    onClose(true);
  });
  const { conversionType, competitorId } = form.values;
  return (
    <SubmitDialog
      title={texts.dialog.addConversion}
      submit={submit}
      guard={guard}
      onClose={() => onClose()}
      button={{ children: texts.dialog.submit }}
    >
      <NativeSelect
        label={texts.labels.type}
        data-autofocus
        data={[{ value: '', label: texts.dialog.chooseOne }, ...CONVERSION_TYPES]}
        {...form.getInputProps('conversionType')}
      />
      {conversionType === 'Competitor' && (
        <NativeSelect
          label={texts.labels.competitorSystem}
          data={[{ value: '', label: texts.dialog.chooseOne }, ...namedChoices(competitors)]}
          {...form.getInputProps('competitorId')}
        />
      )}
      {conversionType === 'Competitor' && competitorId === String(OTHER_COMPETITOR) && (
        <TextInput
          label={texts.labels.competitorName}
          autoComplete="off"
          maxLength={100}
          {...form.getInputProps('competitorName')}
        />
      )}
      {conversionType === 'AL3' && (
        <TextInput
          label={texts.labels.company}
          autoComplete="off"
          maxLength={100}
          {...form.getInputProps('company')}
        />
      )}
      <MoneyInput label={texts.labels.conversionFee} {...form.getInputProps('fee')} />
      <Textarea
        label={texts.labels.comments}
        autosize
        minRows={2}
        maxLength={COMMENTS_MAX}
        {...form.getInputProps('comments')}
      />
    </SubmitDialog>
  );
}
