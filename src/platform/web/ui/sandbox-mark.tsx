import { texts } from '../texts.ts';
import { StateBadge } from './state-badge.tsx';

/** Beside what happened only in the sandbox: nothing left the product. */
export function SandboxMark() {
  return <StateBadge tone="waits">{texts.sandbox.mark}</StateBadge>;
}
