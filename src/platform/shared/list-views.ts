import { z } from 'zod';
import { neededText } from './contact-fields.ts';
import { endpoint, idOrNewParams, idParams } from './endpoint.ts';
import { seenVersion, seenVersionQuery } from './record-fields.ts';

export const VIEW_NAME_MAX = 60;
/** More than anyone can tell apart in a menu. */
export const MOST_VIEWS = 20;
/** Of all lists together, whoever fills them. */
export const MOST_VIEWS_IN_ALL = 500;
const SEARCH_MAX = 1000;

const list = z
  .string('Enter the path of a list.')
  .max(100, 'This is no path of a list.')
  .regex(/^(\/[\w-]+)+$/, 'Enter the path of a list, such as /leads/open.');

/** The list that a path shows, whichever of its records is open beside it. */
export const listPath = (pathname: string) => pathname.replace(/\/\d+$/, '');

/** `page` and `log_page`, but not `per_page`. */
const isPage = (param: string) => /(^|_)page=/.test(param) && !/(^|_)per_page=/.test(param);

/** The page belongs to the moment, not to the view; the order of the parameters means nothing. */
export function viewSearch(search: string): string {
  const params = search.replace(/^\?/, '').replaceAll('%20', '+').split('&');
  return params
    .filter((param) => param !== '' && !isPage(param))
    .toSorted()
    .join('&');
}

export const viewInput = z.object({
  list,
  name: neededText(VIEW_NAME_MAX, 'Enter a name.'),
  /** What the address has behind the question mark. */
  search: z
    .string('Enter the search of an address.')
    .max(SEARCH_MAX, `At most ${SEARCH_MAX} characters.`)
    .overwrite(viewSearch),
  version: seenVersion,
});
export type ViewInput = z.output<typeof viewInput>;

export const listView = z.object({
  id: z.number().int(),
  list: z.string(),
  name: z.string(),
  search: z.string(),
  version: z.number().int(),
});
export type ListView = z.output<typeof listView>;

export const listViews = endpoint({
  method: 'GET',
  path: '/api/views',
  summary: 'The person’s own views, of one list or of all, by list and name.',
  allow: 'signedIn',
  query: z.object({ list: list.optional() }),
  answer: z.object({ results: z.array(listView) }),
});

export const findView = endpoint({
  method: 'GET',
  path: '/api/views/{id}',
  summary: 'A view of the person.',
  allow: 'signedIn',
  params: idParams('listView'),
  answer: listView,
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/views/{id}',
  summary: 'Saves the view of a list under a name, for the person alone (id 0 adds).',
  allow: 'signedIn',
  params: idOrNewParams('listView'),
  body: viewInput,
  answer: listView,
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/views/{id}',
  summary: 'Deletes a view of the person and answers what it was.',
  allow: 'signedIn',
  params: idParams('listView'),
  query: seenVersionQuery,
  answer: listView,
});
