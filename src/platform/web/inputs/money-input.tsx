import { AmountInput, type AmountInputProps } from './amount-input.tsx';
import { showTypedMoney } from './typed-values.ts';

export function MoneyInput(props: AmountInputProps) {
  return <AmountInput show={showTypedMoney} {...props} />;
}
