import { withDemoBrowser } from '../../e2e/demo-browser.ts';
import { OWNER } from '../../e2e/people.ts';
import { freePort } from '../../src/platform/server/free-port.ts';
import { newSession } from '../../src/platform/server/testing/browser-test-people.ts';
import { printTable, say } from '../report.ts';
import { SCREENS } from './screens.ts';

// npm install --no-save lighthouse@12.8.2 && npm run bench:lighthouse
//     what Lighthouse says of the screens that open most often; run it while nothing else runs

const GOALS = {
  desktop: { performance: 98, accessibility: 100, 'best-practices': 100 },
  mobile: { performance: 85, accessibility: 100, 'best-practices': 100 },
} as const;
type Category = keyof (typeof GOALS)['desktop'];

interface Audit {
  id: string;
  score: number | null;
}
interface Result {
  lhr: {
    categories: Record<Category, { score: number; auditRefs: readonly { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
  };
}
interface Lighthouse {
  default(address: string, flags: object, config?: object): Promise<Result>;
  desktopConfig: object;
}

/** No dependency of the project: 150 packages that nothing else needs. */
const { default: lighthouse, desktopConfig } = await load();
const port = await freePort();
await withDemoBrowser(
  async (_browser, baseURL) => {
    const { name, value } = await newSession(OWNER.email, 'Lighthouse');
    const lines: string[][] = [];
    for (const kind of ['desktop', 'mobile'] as const)
      for (const [screen, path] of Object.entries(SCREENS)) {
        say(`${screen}, ${kind} …`);
        const flags = {
          port,
          logLevel: 'error',
          extraHeaders: { Cookie: `${name}=${value}` },
          onlyCategories: Object.keys(GOALS[kind]),
        };
        const { lhr } = await lighthouse(
          baseURL + path,
          flags,
          kind === 'desktop' ? desktopConfig : undefined,
        );
        lines.push([screen, kind, ...scoresOf(lhr, GOALS[kind]), faultsOf(lhr).join(', ')]);
      }
    printTable(['screen', 'as', ...Object.keys(GOALS.desktop), 'found'], lines);
  },
  [`--remote-debugging-port=${port}`],
);

async function load(): Promise<Lighthouse> {
  const name = 'lighthouse';
  try {
    return (await import(name)) as Lighthouse;
  } catch {
    say('Lighthouse is not here: npm install --no-save lighthouse@12.8.2');
    process.exit(1);
  }
}

function scoresOf({ categories }: Result['lhr'], goals: Record<Category, number>): string[] {
  return Object.entries(goals).map(([category, goal]) => {
    const score = Math.round(categories[category as Category].score * 100);
    return `${score} ${score >= goal ? 'met' : `of ${goal}`}`;
  });
}

/** What costs points besides speed. */
function faultsOf({ categories, audits }: Result['lhr']): string[] {
  const weighed = [categories.accessibility, categories['best-practices']].flatMap(
    ({ auditRefs }) => auditRefs,
  );
  return weighed
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
