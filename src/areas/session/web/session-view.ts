export interface SessionViewState {
  /** Not known yet, signed in, or not signed in. */
  state: '' | 'active' | 'error';
  /** The session ended while something was typed: sign-in covers the page. */
  interrupted: boolean;
  /** What the server said when it ended the session. */
  ended: string | undefined;
}

export interface SessionView {
  get(): SessionViewState;
  set(change: Partial<SessionViewState>): void;
  subscribe(listener: () => void): () => void;
}

export function createView(): SessionView {
  let current: SessionViewState = { state: '', interrupted: false, ended: undefined };
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(change) {
      current = { ...current, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
