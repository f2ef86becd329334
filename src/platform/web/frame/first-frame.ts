const KEY = 'coverdesk.first-frame';

/** What index.html draws before any script of ours is here: the frame of the last visit. */
interface FirstFrame {
  agency: string;
  welcome: string;
  hasOwnLogo: boolean;
  tabs: readonly { label: string; hasMenu: boolean }[];
  /** The titles of screens by their paths. */
  titles: Readonly<Record<string, string>>;
}

export function rememberFrame(next: Omit<FirstFrame, 'titles'>): void {
  write({ ...next, titles: read()?.titles ?? {} });
}

/** Of screens that are always the same one: the name of a record is nobody's business at the next visit. */
export function rememberTitle(path: string, title: string): void {
  const frame = read();
  if (!frame || /\d/.test(path) || frame.titles[path] === title) return;
  write({ ...frame, titles: { ...frame.titles, [path]: title } });
}

/** Once the screen itself is there. What stays in the page, even unseen, would outlive a sign-out. */
export function dropFirstFrame(): void {
  if (document.querySelector('#root main')) document.getElementById('first-frame')?.remove();
}

/** Whoever signs in next may be somebody else. */
export function forgetFrame(): void {
  localStorage.removeItem(KEY);
}

function read(): FirstFrame | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as FirstFrame;
  } catch {
    return undefined;
  }
}

function write(frame: FirstFrame): void {
  localStorage.setItem(KEY, JSON.stringify(frame));
}
