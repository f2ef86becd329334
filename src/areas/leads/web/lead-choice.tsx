import { FoundSelect } from '#platform/web/inputs/found-select.tsx';
import { LEAD_FINDER } from './lead-finder.ts';

interface LeadChoiceProps {
  onChoose: (id: number) => void;
}

/** Finds a lead by name, phone or email. */
export function LeadChoice({ onChoose }: LeadChoiceProps) {
  return <FoundSelect finder={LEAD_FINDER} onChoose={onChoose} />;
}
