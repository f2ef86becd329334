import { useEffect, useState } from 'react';
import type { PhoneCall } from '../contract.ts';
import { callState } from '../rules.ts';

/** Seconds of talk as they go on: what the server counted, and what has passed here since it answered. */
export function useRunningSeconds(call: PhoneCall, answeredAt: number): number {
  const isRunning = callState(call) === 'connected';
  const [now, setNow] = useState(answeredAt);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return call.seconds + (isRunning ? Math.max(0, Math.round((now - answeredAt) / 1000)) : 0);
}
