import { useForm } from '@mantine/form';
import { showMoney } from '#platform/shared/money.ts';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { showTypedMoney, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type FileTieOut, tieOut } from '../posting-contract.ts';
import { useSaveDeposit } from './statement-queries.ts';

interface DepositDialogProps {
  file: FileTieOut;
  onClose: () => void;
}

interface DepositValues extends Record<string, unknown> {
  depositAmount: TypedMoney;
}

const depositValues = ({ depositAmount }: FileTieOut): DepositValues => ({ depositAmount });

const problems = ({ depositAmount }: DepositValues) =>
  typeof depositAmount === 'string' ? { depositAmount: 'Enter an amount like 1,234.50.' } : {};

export function DepositDialog({ file, onClose }: DepositDialogProps) {
  const { mutateAsync } = useSaveDeposit(file.id);
  const form = useForm<DepositValues>({
    name: 'deposit',
    initialValues: depositValues(file),
    validate: problems,
  });
  const submit = useVersionedForm(form, {
    schema: tieOut,
    version: file.version,
    valuesOf: depositValues,
    differences: (theirs, mine) => [
      {
        label: 'Deposit amount',
        theirs: theirs.depositAmount === null ? '' : showMoney(theirs.depositAmount),
        mine: showTypedMoney(mine.depositAmount),
      },
    ],
    send: (version) => {
      const { depositAmount } = form.getValues();
      return mutateAsync({
        depositAmount: typeof depositAmount === 'number' ? depositAmount : null,
        version,
      });
    },
    onSaved: () => {
      toastDone('Saved');
      onClose();
    },
  });
  return (
    <FormDialog title="Deposit amount" onClose={onClose} submit={submit}>
      <MoneyInput
        label="Deposit amount"
        description="What the carrier paid in. Leave it empty when there is nothing to compare with."
        data-autofocus
        {...form.getInputProps('depositAmount')}
      />
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogButtons submit={submit} onCancel={onClose} />
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}
