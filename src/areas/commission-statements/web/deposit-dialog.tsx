import { useForm } from '@mantine/form';
import { showMoney } from '#platform/shared/money.ts';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { showTypedMoney, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { type FileTieOut, tieOut } from '../posting-contract.ts';
import { useSaveDeposit } from './statement-queries.ts';
import { texts } from './texts.ts';

interface DepositDialogProps {
  file: FileTieOut;
  onClose: () => void;
}

interface DepositValues extends Record<string, unknown> {
  depositAmount: TypedMoney;
}

const depositValues = ({ depositAmount }: FileTieOut): DepositValues => ({ depositAmount });

const problems = ({ depositAmount }: DepositValues) =>
  typeof depositAmount === 'string' ? { depositAmount: texts.deposit.notAnAmount } : {};

const LABEL = texts.deposit.amount;

const depositDifferences = (theirs: FileTieOut, mine: DepositValues) => [
  {
    label: LABEL,
    theirs: theirs.depositAmount === null ? '' : showMoney(theirs.depositAmount),
    mine: showTypedMoney(mine.depositAmount),
  },
];

export function DepositDialog({ file, onClose }: DepositDialogProps) {
  const { mutateAsync } = useSaveDeposit(file.id);
  const form = useForm<DepositValues>({
    name: 'deposit',
    initialValues: depositValues(file),
    validate: problems,
  });
  return (
    <RecordFormDialog
      title={LABEL}
      form={form}
      schema={tieOut}
      version={file.version}
      valuesOf={depositValues}
      differences={depositDifferences}
      send={(version) => {
        const { depositAmount } = form.getValues();
        return mutateAsync({
          depositAmount: typeof depositAmount === 'number' ? depositAmount : null,
          version,
        });
      }}
      onClose={onClose}
    >
      <MoneyInput
        label={LABEL}
        description={texts.deposit.what}
        data-autofocus
        {...form.getInputProps('depositAmount')}
      />
    </RecordFormDialog>
  );
}
