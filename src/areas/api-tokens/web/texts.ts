import { screenTexts } from '#platform/web/screen-texts.ts';
import type { TokenState } from '../rules.ts';

/** What the screens of API tokens say. */
export const texts = screenTexts({
  tokens: {
    title: 'API tokens',
    settings: 'Settings',
    about: 'Programs call Coverdesk with them, in your name',
    add: 'New token',
    none: 'You have no API tokens',
  },
  agencyTokens: {
    title: 'API tokens',
    admin: 'Admin',
    about: 'Programs call Coverdesk with them, in the name of a person',
    none: 'Nobody in the agency has an API token',
  },
  columns: {
    person: 'Person',
    name: 'Name',
    access: 'Access',
    state: 'State',
    expires: 'Expires',
    lastUsed: 'Last used',
    action: 'Action',
  },
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked' } satisfies Record<TokenState, string>,
  access: {
    readOnly: 'Read only',
    readAndChange: 'Read and change',
    readOnlyWith: (permissions: string) => `Read only: ${permissions}`,
    readAndChangeWith: (permissions: string) => `Read and change: ${permissions}`,
  },
  neverUsed: 'Never',
  form: {
    title: 'New API token',
    create: 'Create token',
    name: 'Name',
    aboutName: 'What the token is for. The change log shows it.',
    readOnly: 'Read only',
    aboutReadOnly: 'The token can look at everything it may open, and change nothing.',
    permissions: 'Permissions',
    aboutPermissions: 'What it may do beyond everyday work. You can give what you hold yourself.',
    none: 'None',
    nothingFound: 'You hold no such permission',
    expires: 'Expires',
  },
  made: {
    title: 'Your new API token',
    label: 'API token',
    copyItNow: 'Copy it now and keep it where the program can read it. It is not shown again.',
  },
  revoke: {
    button: 'Revoke',
    named: (name: string) => `Revoke ${name}`,
    ask: (name: string) => `Revoke ${name}?`,
    after: 'Programs that use this token are refused from now on. It cannot be brought back.',
    done: (name: string) => `${name} was revoked.`,
  },
});
