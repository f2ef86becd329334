const KEY = 'coverdesk.first-frame';
const RECORDS_KEY = 'coverdesk.first-titles';
const MOST_RECORDS = 30;

interface FirstTitle {
  title: string;
  /** A way up stands above it. */
  isBelow: boolean;
}
type Titles = Readonly<Record<string, FirstTitle>>;

/** What index.html draws before any script of ours is here: the frame of the last visit. */
interface FirstFrame {
  agency: string;
  welcome: string;
  hasOwnLogo: boolean;
  tabs: readonly { label: string; hasMenu: boolean }[];
  /** The titles of screens by their paths. */
  titles: Titles;
}

export function rememberFrame(next: Omit<FirstFrame, 'titles'>): void {
  write(localStorage, KEY, { ...next, titles: read<FirstFrame>(localStorage, KEY)?.titles ?? {} });
}

/** The title of a screen is kept for the next visit, that of a record only for this one. */
export function rememberTitle(path: string, title: FirstTitle): void {
  if (/\d/.test(path)) {
    const { [path]: _, ...others } = read<Titles>(sessionStorage, RECORDS_KEY) ?? {};
    const kept = [...Object.entries(others), [path, title] as const].slice(-MOST_RECORDS);
    write(sessionStorage, RECORDS_KEY, Object.fromEntries(kept));
    return;
  }
  const frame = read<FirstFrame>(localStorage, KEY);
  if (frame) write(localStorage, KEY, { ...frame, titles: { ...frame.titles, [path]: title } });
}

/** Once the screen itself is there. What stays in the page, even unseen, would outlive a sign-out. */
export function dropFirstFrame(): void {
  if (document.querySelector('#root main')) document.getElementById('first-frame')?.remove();
}

/** Whoever signs in next may be somebody else. */
export function forgetFrame(): void {
  localStorage.removeItem(KEY);
  sessionStorage.removeItem(RECORDS_KEY);
}

function read<Kept>(storage: Storage, key: string): Kept | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

function write(storage: Storage, key: string, kept: unknown): void {
  storage.setItem(key, JSON.stringify(kept));
}
