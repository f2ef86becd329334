import { setTimeout as delay } from 'node:timers/promises';

const PROBE_MS = 20;

/** Asks for a customer again and again, and keeps how long each answer took. */
export function startProbe(url: string, headers: Record<string, string>) {
  const took: number[] = [];
  let isOn = true;
  const running = (async () => {
    while (isOn) {
      const from = performance.now();
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      // In a long run the session ends; whoever watches the work puts new headers in.
      if (!answer.ok && answer.status !== 401) throw new Error(`${url}: ${answer.status}`);
      if (answer.ok) took.push(performance.now() - from);
      await delay(PROBE_MS);
    }
  })();
  return {
    async stop() {
      isOn = false;
      await running;
      const sorted = took.sort((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      return `${sorted.length} calls, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
    },
  };
}
