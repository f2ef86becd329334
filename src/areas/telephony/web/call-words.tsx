import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { PhoneCall } from '../contract.ts';
import { callState } from '../rules.ts';
import { texts } from './texts.ts';

/** How a call is going, or how it went. */
export function callWords(call: PhoneCall): string {
  const state = callState(call);
  if (state !== 'ended') return texts.call.states[state];
  return call.outcome && texts.call.outcomes[call.outcome];
}

function tone(call: PhoneCall): Tone {
  if (callState(call) !== 'ended') return 'work';
  if (call.outcome === 'completed') return 'done';
  return call.outcome === 'failed' ? 'problem' : 'closed';
}

export function CallBadge({ call }: { call: PhoneCall }) {
  return <StateBadge tone={tone(call)}>{callWords(call)}</StateBadge>;
}
