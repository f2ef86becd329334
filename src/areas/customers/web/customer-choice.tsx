import { FoundSelect } from '#platform/web/inputs/found-select.tsx';
import { CUSTOMER_FINDER } from './customer-finder.ts';

interface CustomerChoiceProps {
  onChoose: (id: number) => void;
}

/** Finds a customer by number or name. */
export function CustomerChoice({ onChoose }: CustomerChoiceProps) {
  return <FoundSelect finder={CUSTOMER_FINDER} data-autofocus onChoose={onChoose} />;
}
