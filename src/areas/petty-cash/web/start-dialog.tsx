import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { showDay } from '#platform/shared/dates.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { say } from '#platform/web/wording.ts';
import { type OwnPettyCash, startInput } from '../contract.ts';
import { startDifference } from '../rules.ts';
import { DifferenceWorking } from './difference-working.tsx';
import { DrawerDialog } from './drawer-dialog.tsx';
import { useStart } from './petty-cash-queries.ts';
import { texts } from './texts.ts';

interface StartValues extends Record<string, unknown> {
  startingAmount: TypedMoney;
  startingReason: string;
}

const wireOf = ({ startingAmount, startingReason }: StartValues) => ({
  startingAmount: onWire(startingAmount),
  startingReason,
});

export function StartDialog({ own, onClose }: { own: OwnPettyCash; onClose: () => void }) {
  const { lastEnding, office } = own;
  const { mutateAsync } = useStart();
  const key = useIdempotencyKey();
  const form = useForm<StartValues>({
    name: 'petty-cash-start',
    initialValues: { startingAmount: lastEnding?.amount ?? null, startingReason: '' },
    validate: (values) => formErrors(schemaErrors(startInput.safeParse(wireOf(values)))),
  });
  const submit = useSubmit(form, async (values) => {
    try {
      await mutateAsync({ body: startInput.parse(wireOf(values)), key: key.current() });
    } catch (error) {
      key.failed(error);
      throw error;
    }
    toastDone(texts.start.started);
    onClose();
  });
  const typed = form.values.startingAmount;
  return (
    <DrawerDialog
      title={texts.start.title}
      submit={submit}
      reason={form.getInputProps('startingReason')}
      isReasonMissing={false}
      onClose={onClose}
    >
      <Text fz="sm">{say(texts.start.count(office?.name ?? ''))}</Text>
      <MoneyInput label={texts.sum.startingAmount} data-autofocus {...form.getInputProps('startingAmount')} />
      <DifferenceWorking
        steps={
          lastEnding
            ? [
                [texts.sum.countedNow, typeof typed === 'number' ? typed : 0],
                [texts.sum.youLeftOn(showDay(lastEnding.date)), lastEnding.amount],
              ]
            : []
        }
        difference={
          typeof typed === 'number' ? startDifference(typed, lastEnding?.amount ?? null) : undefined
        }
      />
    </DrawerDialog>
  );
}
