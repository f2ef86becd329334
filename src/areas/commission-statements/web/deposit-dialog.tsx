import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { showMoney } from '#platform/shared/money.ts';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { showTypedMoney, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type FileTieOut, tieOut } from '../posting-contract.ts';
import { useSaveDeposit } from './statement-queries.ts';

interface DepositDialogProps {
  file: FileTieOut;
  onClose: () => void;
}

interface DepositValues extends Record<string, unknown> {
  depositAmount: TypedMoney;
}

const problems = ({ depositAmount }: DepositValues) =>
  typeof depositAmount === 'string' ? { depositAmount: 'Enter an amount like 1,234.50.' } : {};

export function DepositDialog({ file, onClose }: DepositDialogProps) {
  const { mutateAsync } = useSaveDeposit(file.id);
  const form = useForm<DepositValues>({
    name: 'deposit',
    initialValues: { depositAmount: file.depositAmount },
    validate: problems,
  });
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: tieOut,
    version: file.version,
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
    onTheirs: ({ depositAmount }) => form.setValues({ depositAmount }),
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  const isBusy = sending || conflict !== undefined;
  return (
    <Dialog title="Deposit amount" {...(!isBusy && { onClose })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <MoneyInput
            label="Deposit amount"
            description="What the carrier paid in. Leave it empty when there is nothing to compare with."
            data-autofocus
            {...form.getInputProps('depositAmount')}
          />
          <ProblemAlert>{problem}</ProblemAlert>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending && !conflict}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={[
            {
              label: 'Deposit amount',
              theirs:
                conflict.current.depositAmount === null ? '' : showMoney(conflict.current.depositAmount),
              mine: showTypedMoney(form.values.depositAmount),
            },
          ]}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </Dialog>
  );
}
