import type { Page } from '@playwright/test';
import { newPerson } from '../../e2e/people.ts';
import { SCREENS, type Screen } from '../../e2e/screens.ts';
import { THEMES } from './looks.ts';

/** Sizes of the window, and how the screen looks in it. */
export interface Look {
  width: number;
  height: number;
  theme: (typeof THEMES)[number];
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const [LIGHT, DARK] = THEMES;
const EVERY_LOOK: readonly Look[] = THEMES.flatMap((theme) => SIZES.map((size) => ({ ...size, theme })));
const SOME_LOOKS: readonly Look[] = [
  { width: 1440, height: 900, theme: LIGHT },
  { width: 1440, height: 900, theme: DARK },
  { width: 390, height: 844, theme: LIGHT },
];

const DIALOG_LOOKS: readonly [Look, ...Look[]] = [
  ...(THEMES.map((theme) => ({ width: 1440, height: 900, theme })) as [Look, ...Look[]]),
  { width: 390, height: 844, theme: LIGHT },
];

/** One thing to take pictures of: a screen as somebody sees it. */
export interface State {
  title: string;
  address: string;
  email: string | undefined;
  looks: readonly Look[];
  /** How the dialogs and menus that open on it are looked at. */
  dialogs?: readonly [Look, ...Look[]];
  /** It goes on loading for as long as one looks. */
  isLoading?: boolean;
  /** What happens to the page before it opens. */
  arrange?(page: Page): Promise<unknown>;
}

const OWNER = 'owner@demo.test';
const OF_EVERY_PAGE = ['/api/auth/', '/api/health'];

/** Calls of a screen: all but those by which every page knows of its session and of the server. */
const isOfScreen = ({ pathname }: URL) =>
  pathname.startsWith('/api/') && !OF_EVERY_PAGE.some((path) => pathname.startsWith(path));

/** Every screen with the demo world in it, with its dialogs, as it loads and when the server fails, and without data. */
export async function statesFor(only: readonly string[]): Promise<State[]> {
  const wanted = SCREENS.filter(isAmong(only));
  const { email: newcomer } = await newPerson({ liteSwitch: 4 });
  const signedIn = wanted.filter(({ email }) => email !== undefined);
  const ofAgency = wanted.filter(({ address, email }) => email === OWNER && !/\{|\d/.test(address));
  return [
    ...wanted.map((screen) => stateOf(screen, { looks: EVERY_LOOK, dialogs: DIALOG_LOOKS })),
    ...signedIn.map((screen) =>
      stateOf(screen, { words: 'loading', isLoading: true, arrange: (page) => hold(page) }),
    ),
    ...signedIn.map((screen) =>
      stateOf(screen, { words: 'the server fails', arrange: (page) => failCalls(page) }),
    ),
    ...ofAgency.map((screen) =>
      stateOf({ ...screen, email: newcomer }, { words: 'nothing there yet', looks: EVERY_LOOK }),
    ),
    ...(only.length > 0 ? [] : CLOSED),
  ];
}

/** The same screens once more, when the demo world has long names and large amounts. */
export function largeStates(only: readonly string[]): State[] {
  return SCREENS.filter(isAmong(only))
    .filter(({ email }) => email)
    .map((screen) => stateOf(screen, { words: 'long names and large amounts' }));
}

/** All of them, or those whose address contains one of the words. */
const isAmong =
  (words: readonly string[]) =>
  ({ address }: Screen) =>
    words.length === 0 || words.some((word) => address.includes(word));

const CLOSED: readonly State[] = [
  { title: '/no/such/page', address: '/no/such/page', email: OWNER, looks: EVERY_LOOK },
  { title: '/admin, without permissions', address: '/admin', email: 'agent@demo.test', looks: EVERY_LOOK },
];

function stateOf(
  { address, email }: Screen,
  { words, looks = SOME_LOOKS, ...rest }: Partial<State> & { words?: string },
): State {
  return { title: words ? `${address}, ${words}` : address, address, email, looks, ...rest };
}

const hold = (page: Page) => page.route(isOfScreen, () => undefined);

const failCalls = (page: Page) =>
  page.route(isOfScreen, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong. Please try again.' } }),
  );
