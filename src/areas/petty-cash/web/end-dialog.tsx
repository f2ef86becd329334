import { useForm } from '@mantine/form';
import { useSessionKeeper } from '#areas/session/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Drawer, endInput } from '../contract.ts';
import { endDifference, isReasonMissing, leftOf } from '../rules.ts';
import { DifferenceWorking } from './difference-working.tsx';
import { DrawerDialog } from './drawer-dialog.tsx';
import { useEnd } from './petty-cash-queries.ts';
import { texts } from './texts.ts';

interface EndValues extends Record<string, unknown> {
  endingAmount: TypedMoney;
  endingReason: string;
}

interface EndDialogProps {
  drawer: Drawer;
  /** `end` is one's own, and signs out; `endOther` ends somebody else's and stays. */
  type: 'end' | 'endOther';
  onClose: () => void;
}

export function EndDialog({ drawer, type, onClose }: EndDialogProps) {
  const keeper = useSessionKeeper();
  const { mutateAsync } = useEnd();
  const key = useIdempotencyKey();
  const wireOf = ({ endingAmount, endingReason }: EndValues) => ({
    pettyCashType: type,
    endingAmount: onWire(endingAmount),
    endingReason,
    ...(type === 'endOther' && {
      employeeId: drawer.employee.id,
      date: drawer.date,
      officeId: drawer.office.id,
    }),
  });
  const form = useForm<EndValues>({
    name: 'petty-cash-end',
    initialValues: { endingAmount: null, endingReason: '' },
    validate: (values) => formErrors(schemaErrors(endInput.safeParse(wireOf(values)))),
  });
  const submit = useSubmit(form, async (values) => {
    try {
      await mutateAsync({ body: endInput.parse(wireOf(values)), key: key.current() });
    } catch (error) {
      key.failed(error);
      throw error;
    }
    if (type === 'end') await keeper.signOut();
    else toastDone(texts.end.ended(drawer.employee.name));
    onClose();
  });
  const { endingAmount: typed, endingReason } = form.values;
  const difference = typeof typed === 'number' ? endDifference(drawer, typed) : undefined;
  return (
    <DrawerDialog
      title={
        type === 'end'
          ? texts.end.titleOfDay(showDay(drawer.date))
          : texts.end.titleOfPerson(drawer.employee.name)
      }
      submit={submit}
      reason={form.getInputProps('endingReason')}
      isReasonMissing={isReasonMissing(type, difference ?? 0, endingReason)}
      onClose={onClose}
    >
      <MoneyInput label={texts.sum.endingAmount} data-autofocus {...form.getInputProps('endingAmount')} />
      <DifferenceWorking
        steps={[
          [texts.sum.startingAmount, drawer.startingAmount],
          [texts.sum.paidOut, -drawer.payouts],
          [texts.sum.shouldBeLeft, leftOf(drawer)],
        ]}
        difference={difference}
      />
    </DrawerDialog>
  );
}
