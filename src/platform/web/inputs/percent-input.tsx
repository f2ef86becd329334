import { AmountInput, type AmountInputProps } from './amount-input.tsx';
import { showTypedPercent } from './typed-values.ts';

export function PercentInput(props: AmountInputProps) {
  return <AmountInput show={showTypedPercent} {...props} />;
}
