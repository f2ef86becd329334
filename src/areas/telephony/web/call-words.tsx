import { Badge } from '@mantine/core';
import type { PhoneCall } from '../contract.ts';
import { callState } from '../rules.ts';

const WORDS = {
  '': '',
  completed: 'Completed',
  busy: 'Busy',
  'no answer': 'No answer',
  failed: 'Line failed',
  cancelled: 'Cancelled',
} as const;

/** How a call stands, or how it went. */
export function callWords(call: PhoneCall): string {
  const state = callState(call);
  if (state === 'ringing') return 'Ringing';
  return state === 'connected' ? 'Connected' : WORDS[call.outcome];
}

function color(call: PhoneCall): string {
  if (callState(call) !== 'ended') return 'blue';
  if (call.outcome === 'completed') return 'accent';
  return call.outcome === 'failed' ? 'red' : 'gray';
}

export function CallBadge({ call }: { call: PhoneCall }) {
  return (
    <Badge variant="light" color={color(call)} tt="none" size="sm">
      {callWords(call)}
    </Badge>
  );
}
