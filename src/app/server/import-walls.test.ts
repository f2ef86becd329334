import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

interface Import {
  from: string;
  to: string;
}

/** Every import between files of src, with paths as `platform/shared/endpoint.ts`. */
function imports(): Import[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
      (match) => match[1] as string,
    );
    return specifiers
      .map((to) => ({ from: file.slice('src/'.length), to: resolve(file, to) }))
      .filter((found): found is Import => found.to !== undefined);
  });
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative(join(ROOT, 'src'), join(ROOT, dirname(file), specifier));
  return undefined;
}

/** Tests, and what is there for them alone. */
const isTest = (file: string) =>
  /\.test\.tsx?$|(?:^|\/)test-[\w-]+\.ts$/.test(file) || file.includes('/testing/');
const layer = (file: string) => file.split('/')[0] as string;
const area = (file: string) => (layer(file) === 'areas' ? file.split('/')[1] : undefined);
/** Where a file runs: `server`, `web`, or both. */
const side = (file: string) => /(?:^|\/)(server|web)\//.exec(file)?.[1] ?? 'shared';

const all = imports();
const told = (found: Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

test('app imports areas, areas import platform, never back', () => {
  const rank: Record<string, number> = { platform: 0, areas: 1, app: 2 };
  const wrong = all.filter(({ from, to }) => (rank[layer(to)] ?? -1) > (rank[layer(from)] ?? 9));
  expect(told(wrong)).toEqual([]);
});

test('what runs on both sides imports neither side, and the two sides never meet', () => {
  const wrong = all.filter(
    ({ from, to }) => !isTest(from) && side(to) !== 'shared' && side(from) !== side(to),
  );
  expect(told(wrong)).toEqual([]);
});

test('an area uses only another area’s contracts, rules, statuses, texts, explanations or public.ts', () => {
  const allowed =
    /^areas\/[\w-]+\/((?:[\w-]+-)?contract|rules|rules\/[\w-]+|statuses|texts|how|server\/public|server\/test-(?:data|saved-fields)|web\/public)\.tsx?$/;
  const wrong = all.filter(
    ({ from, to }) => area(to) !== undefined && area(from) !== area(to) && !allowed.test(to),
  );
  const composed = /^areas\/[\w-]+\/(web\/routes\.tsx|log\.ts)$/;
  expect(told(wrong.filter(({ from, to }) => !(layer(from) === 'app' && composed.test(to))))).toEqual([]);
});

test('the product imports nothing that is there for tests', () => {
  expect(told(all.filter(({ from, to }) => isTest(to) && !isTest(from)))).toEqual([]);
});

test('the areas do not import each other in a circle', () => {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of all.filter(({ from }) => !isTest(from))) {
    const [mine, theirs] = [area(from), area(to)];
    if (mine && theirs && mine !== theirs) edges.set(mine, (edges.get(mine) ?? new Set()).add(theirs));
  }
  expect(circle(edges)).toBeUndefined();
});

function circle(edges: Map<string, Set<string>>): string[] | undefined {
  const visit = (at: string, way: string[]): string[] | undefined => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    for (const next of edges.get(at) ?? []) {
      const found = visit(next, [...way, at]);
      if (found) return found;
    }
    return undefined;
  };
  for (const start of edges.keys()) {
    const found = visit(start, []);
    if (found) return found;
  }
  return undefined;
}

test('the search for circles finds one', () => {
  const edges = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(circle(edges)).toEqual(['b', 'c', 'b']);
});

test('a web/public.ts has names and no code: whatever it does would take along all that it names', () => {
  const files = globSync('src/areas/*/web/public.ts', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(30);
  const withCode = files.filter((file) =>
    /^(?!export (type )?\{)(export|import|const|function|async)\b/m.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  expect(withCode).toEqual([]);
});

test('nothing loads a web/public.ts on demand, which would do the same', () => {
  const lazy = globSync('src/**/web/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    /import\('[^']*\/web\/public\.ts'\)/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(lazy).toEqual([]);
});
