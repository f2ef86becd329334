import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { type GateName, whyClosed } from '#platform/shared/gates.ts';
import { call } from '#platform/web/api/call.ts';
import {
  acceptAgreement,
  agreement,
  endOtherSessions,
  endOwnSession,
  ownSessions,
  type SessionStatus,
  type SessionUser,
  signInPage,
  stopViewing,
} from '../contract.ts';
import { ownProfile, saveOwnProfile } from '../profile-contract.ts';
import { useSessionKeeper } from './session-context.ts';

/** Who is signed in and what they may see; the token itself stays with the client of the calls. */
export type Session = Omit<SessionStatus, 'token'> & { user: SessionUser };

/** Filled only by the session keeper. */
export const sessionKey = ['session'] as const;

/** Outside of components, where the session may not be known yet. */
export function heldSession(queryClient: QueryClient): Session | undefined {
  return queryClient.getQueryData<Session>(sessionKey);
}

/** The tour of the demo world does not begin by itself again, before the server is asked as well. */
export function holdTourSeen(queryClient: QueryClient): void {
  queryClient.setQueryData<Session>(sessionKey, (held) => held && { ...held, tour: 'seen' });
}

export function useSessionOrNone(): Session | undefined {
  return useQuery<Session>({ queryKey: sessionKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
    .data;
}

/** For signed-in screens, where there always is one. */
export function useSession(): Session {
  const session = useSessionOrNone();
  if (!session) throw new Error('There is no session on this screen.');
  return session;
}

/** Why the gate is closed to whoever is signed in, or nothing when it is open. */
export function useWhyClosed(gate: GateName): string | undefined {
  return whyClosed(gate, useSession());
}

export const signInPageQuery = queryOptions({
  queryKey: ['sign-in-page'],
  queryFn: ({ signal }) => call(signInPage, { signal }),
});

export const agreementQuery = queryOptions({
  queryKey: ['agreement'],
  queryFn: ({ signal }) => call(agreement, { signal }),
});

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(ownProfile, { signal }),
});

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(ownSessions, { signal }),
  // What is seen elsewhere changes elsewhere.
  staleTime: 0,
});

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endOwnSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
}

export function useStopViewing(viewerId: number) {
  const keeper = useSessionKeeper();
  return useMutation({
    mutationFn: () => call(stopViewing),
    onSuccess: () => keeper.showPerson(viewerId),
  });
}

export function useAcceptAgreement() {
  const keeper = useSessionKeeper();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => call(acceptAgreement, { body: { version } }),
    onSuccess: () => keeper.renew(),
    // Another text may be in force by now.
    onError: () => queryClient.invalidateQueries({ queryKey: agreementQuery.queryKey }),
  });
}

export function useSaveProfile() {
  const keeper = useSessionKeeper();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveOwnProfile>) => call(saveOwnProfile, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      // The name in the header comes from the token.
      return keeper.renew();
    },
  });
}
