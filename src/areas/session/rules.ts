import { PASSWORD_MAX, PASSWORD_MIN } from './contract.ts';

/** What is left of a password that anyone would guess: known words stripped of the usual decoration. */
const COMMON_STEMS = [
  'password',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'administrator',
  'login',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'superman',
  'batman',
  'sunshine',
  'princess',
  'master',
  'shadow',
  'trustno',
  'whatever',
  'starwars',
  'insurance',
  'agency',
  'coverdesk',
  'changeme',
  'secret',
  'default',
  'abc',
  'abcdef',
  'abcdefgh',
  'test',
  'testing',
  'hello',
  'freedom',
  'michael',
  'jennifer',
];

/** Why a new password is refused, or nothing. `own` are words an attacker would try first: name, address. */
export function passwordProblem(password: string, own: readonly string[]): string | undefined {
  if (password.length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  if (password.length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`;
  const lower = password.toLowerCase();
  if (new Set(lower).size < 5) return 'Use more different characters.';
  if (isRun(lower)) return 'Do not use a run of keys or letters.';
  if (isMadeOf(lettersOf(lower), COMMON_STEMS)) return 'This password is too common. Choose another.';
  if (isBuiltFrom(lower, own)) {
    return 'Do not build the password from your name or email address.';
  }
  return undefined;
}

/** True when little is left of the password without these words: digits and symbols around them do not count. */
function isBuiltFrom(password: string, words: readonly string[]): boolean {
  const longestFirst = words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ''), password);
  return rest !== password && lettersOf(rest).length < 6;
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}+/gu, '');
}

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];

function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text) || [...run].reverse().join('').includes(text));
}

/** True when nothing but common words, one or several, makes up the text; an empty text is digits alone. */
function isMadeOf(text: string, stems: readonly string[]): boolean {
  if (text === '') return true;
  return stems.some(
    (stem) => text.startsWith(stem) && (text === stem || isMadeOf(text.slice(stem.length), stems)),
  );
}

/** Tries with a wrong password after which an account is locked, and for how long. */
export const LOCK_AFTER = 10;
export const LOCK_MINUTES = 30;

/** "8 seconds", "1 minute", "30 minutes": how long to wait, rounded up to what a person would say. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}

/** Only a path of ours may follow sign-in; anything else leads home. */
export function safeReturnPath(path: string | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return '/';
  return path;
}
