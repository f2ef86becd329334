import type { LogSubject } from '#platform/shared/change-log.ts';

export const TOKEN_LOG: LogSubject = {
  subject: 'API token',
  actions: ['added', 'revoked'],
  fields: {
    name: 'Name',
    prefix: 'Begins with',
    permissions: 'Permissions',
    isReadOnly: 'Read only',
    expiresOn: 'Expires',
    state: 'State',
  },
};

export const LOG: readonly LogSubject[] = [TOKEN_LOG];
