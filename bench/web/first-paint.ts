import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { withDemoBrowser } from '../../e2e/demo-browser.ts';
import { OWNER, signInQuietly } from '../../e2e/people.ts';
import { median } from '../measure.ts';
import { printTable, say } from '../report.ts';
import { SCREENS } from './screens.ts';

// npm run bench:web    first paint and largest paint of the screens that open most often, with an empty cache and a
//                      processor slowed down four times; run it while nothing else runs
// npm run bench:web -- --rounds 1    to see that everything runs
const { values: given } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const SLOWER = 4;
const ROUNDS = Number(given.rounds);
const FIRST_PAINT_MS = 1200;
const LARGEST_PAINT_MS = 2000;

interface Paints {
  first: number;
  largest: number;
}

await withDemoBrowser(async (browser, baseURL) => {
  const lines: string[][] = [];
  for (const [name, address] of Object.entries(SCREENS)) {
    say(`${name} …`);
    const paints: Paints[] = [];
    for (let round = 0; round < ROUNDS; round++) paints.push(await paintsOf(browser, baseURL, address));
    const first = median(paints.map((paint) => paint.first));
    const largest = median(paints.map((paint) => paint.largest));
    lines.push([name, shown(first, FIRST_PAINT_MS), shown(largest, LARGEST_PAINT_MS)]);
  }
  say(`\nEmpty cache, processor ${SLOWER} times slower, median of ${ROUNDS}, in ms\n`);
  printTable(['screen', `first paint (below ${FIRST_PAINT_MS})`, `LCP (below ${LARGEST_PAINT_MS})`], lines);
});

/** A visit like any but the first: the browser remembers theme and frame, and has nothing in its cache. */
async function paintsOf(browser: Browser, baseURL: string, address: string): Promise<Paints> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInQuietly(page, OWNER);
  await page.goto('/settings');
  await page.getByRole('main').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paints = await readPaints(page);
  await context.close();
  return paints;
}

function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { first, largest };
  });
}

function shown(figure: number, goal: number): string {
  return `${Math.round(figure)} ${figure < goal ? 'met' : 'missed'}`;
}
