import type { QueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { SessionKeeper } from '#platform/web/api/session-keeper.ts';
import { dropToken, holdToken } from '#platform/web/api/token.ts';
import { setOfficeClock } from '#platform/web/office-today.ts';
import { hasUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { speakOf } from '#platform/web/wording.ts';
import { authStatus, type SessionStatus, signIn, signOut } from '../contract.ts';
import { heldSession, type Session, sessionKey } from './session-queries.ts';
import { openSessionTabs } from './session-tabs.ts';
import { createView, type SessionView } from './session-view.ts';

/** How the session moves the person to another screen; the application, which has the router, provides it. */
export interface SessionPlace {
  currentPath(): string;
  /** Resolves when the sign-in screen is on view and the screen before it is gone. */
  openSignIn(returnUrl: string | undefined): Promise<void>;
  /** Runs the guards of the current screen again. */
  recheck(): void;
  /** Loads the application afresh at the home screen. */
  restart(): void;
}

export interface Keeper extends SessionKeeper {
  view: SessionView;
  isSignedIn(): Promise<boolean>;
  signIn(credentials: BodyOf<typeof signIn>): Promise<void>;
  signOut(): Promise<void>;
  /** The session shows somebody else from now on, or its own person again: every tab starts over. */
  showPerson(userId: number): void;
}

const never = () => new Promise<never>(() => undefined);

export function createSessionKeeper(queryClient: QueryClient, place: SessionPlace): Keeper {
  const view = createView();
  const tabs = openSessionTabs({ signedIn: onSignedInElsewhere, signedOut: () => void leave(undefined) });
  let waiting: PromiseWithResolvers<void> | undefined;
  let renewal: Promise<void> | undefined;
  let signingOut = false;

  async function begin({ token, ...status }: SessionStatus): Promise<void> {
    const claims = holdToken(token);
    const user = { id: Number(claims.sub), name: claims.name, email: claims.email };
    if (isSomebodyElse(user.id)) return startOver();
    speakOf(status.whiteLabel.customerNoun);
    setOfficeClock(status.timeZone);
    queryClient.setQueryData<Session>(sessionKey, { ...status, user });
    view.set({ state: 'active', interrupted: false, ended: undefined });
    waiting?.resolve();
    waiting = undefined;
  }

  function isSomebodyElse(userId: number): boolean {
    const here = queryClient.getQueryData<Session>(sessionKey);
    return here !== undefined && here.user.id !== userId;
  }

  /** Another person must not see what this one had on the screen, nor send what this one typed. */
  function startOver(): Promise<never> {
    dropToken();
    sessionStorage.clear();
    view.set({ state: 'error' });
    place.restart();
    return never();
  }

  async function isSignedIn(): Promise<boolean> {
    if (view.get().state !== '') return view.get().state === 'active';
    try {
      await begin(await call(authStatus));
      return true;
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      view.set({ state: 'error' });
      return false;
    }
  }

  function renew(): Promise<void> {
    renewal ??= call(authStatus)
      .then(begin, (error) => {
        if (isUnauthorized(error)) return signInAgain(error);
        throw error;
      })
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  }

  async function signInAgain(refusal: CallError): Promise<void> {
    if (signingOut) throw refusal;
    if (view.get().state !== 'active') return never();
    // Whoever views as a person has nothing to save, and cannot sign in as them.
    if (!hasUnsavedChanges() || heldSession(queryClient)?.viewer) {
      void leave(refusal.message);
      return never();
    }
    waiting ??= Promise.withResolvers<void>();
    view.set({ interrupted: true });
    return waiting.promise;
  }

  /** Forgets everything about the person. What still waits for an answer belongs to a screen that is gone. */
  async function leave(ended: string | undefined): Promise<void> {
    if (view.get().state !== 'active') return;
    const returnUrl = ended === undefined ? undefined : place.currentPath();
    dropToken();
    localStorage.clear();
    sessionStorage.clear();
    waiting = undefined;
    view.set({ state: 'error', interrupted: false, ended });
    await queryClient.cancelQueries();
    await place.openSignIn(returnUrl);
    forgetServerState(queryClient);
  }

  function onSignedInElsewhere(userId: number): void {
    const { state, interrupted } = view.get();
    if (isSomebodyElse(userId)) void startOver();
    else if (interrupted) void renew();
    else if (state !== 'active') {
      view.set({ state: '' });
      place.recheck();
    }
  }

  return {
    view,
    isSignedIn,
    renew,
    signInAgain,
    async signIn(credentials) {
      const { user, ...status } = await call(signIn, { body: credentials });
      await begin(status);
      tabs.tellSignedIn(user.id);
    },
    showPerson(userId) {
      tabs.tellSignedIn(userId);
      void startOver();
    },
    async signOut() {
      signingOut = true;
      try {
        await call(signOut).catch(unlessUnauthorized);
        tabs.tellSignedOut();
        await leave(undefined);
      } finally {
        signingOut = false;
      }
    },
  };
}

/** The session itself is emptied, not removed: what shows outside the screens still listens to it. */
function forgetServerState(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  queryClient.getMutationCache().clear();
  queryClient.getQueryCache().find({ queryKey: sessionKey })?.reset();
}

function isUnauthorized(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 401;
}

/** A session that is over already needs no end. */
function unlessUnauthorized(error: unknown): void {
  if (!isUnauthorized(error)) throw error;
}
