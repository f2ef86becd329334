export { sessionRoutes, settingsRoute, signOutRoute } from './routes.tsx';
export { useSessionKeeper } from './session-context.ts';
export { createSessionKeeper, type Keeper, type SessionPlace } from './session-keeper.ts';
export { SessionProvider } from './session-provider.tsx';
export { heldSession, holdTourSeen, useSession, useSessionOrNone, useWhyClosed } from './session-queries.ts';
export { ViewingNotice } from './viewing-notice.tsx';
