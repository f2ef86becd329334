import { LIVE_PATH, type LiveKind, READY } from '#platform/shared/live.ts';

import { toServer } from '../connection/to-server.ts';

/** What happened, or that something may have been missed. */
export type LiveWord = LiveKind | typeof READY;

const NAME = 'coverdesk-live';
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** For the way to the server. */
const MARGIN_MS = 5000;

/**
 * Hears what the server says to this person until it is told to stop. The tabs of a browser share one stream, as a
 * browser has only six connections to a server: the tab that has the lock keeps it and passes on what it hears.
 * Where there are no locks (outside https), each tab has its own.
 */
export function listenLive(hear: (word: LiveWord) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const tabs = new BroadcastChannel(NAME);
  tabs.onmessage = ({ data }) => hear(data);
  const say = (word: LiveWord) => {
    hear(word);
    tabs.postMessage(word);
  };
  if (navigator.locks)
    navigator.locks.request(NAME, { signal }, () => keepStream(say, signal)).catch(() => undefined);
  else void keepStream(hear, signal);
  return () => {
    stopped.abort();
    tabs.close();
  };
}

/** A browser gives up after a refusal, for example when the server restarts; then it is tried again after a pause. */
function keepStream(say: (word: LiveWord) => void, signal: AbortSignal): Promise<void> {
  let pause = SHORTEST_PAUSE_MS;
  let source: EventSource;
  let timer: number | undefined;
  const open = () => {
    // The page has asked for things as long as it is there; the server knows whether anything has changed since.
    source = new EventSource(`${LIVE_PATH}?since=${Math.ceil(performance.now()) + MARGIN_MS}`);
    source.onopen = () => {
      pause = SHORTEST_PAUSE_MS;
    };
    source.onmessage = ({ data }) => say(data);
    source.onerror = () => {
      void toServer.doubt();
      if (source.readyState !== EventSource.CLOSED) return;
      // The reason for the refusal isn't given: the next request finds out, for example that the session has ended.
      say(READY);
      timer = window.setTimeout(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
  };
  open();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}
