import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { withNode24First } from './node24.mjs';
import { ensurePostgres15 } from './postgres15.mjs';
import { runStep } from './run-child.mjs';
import { countPlaywright, countStep, countVitest } from './test-counts.mjs';
import { ensureWebBuilt } from './web-build-stamp.mjs';

/**
 * Of the API tests all but two kinds run on PostgreSQL 15 as well: those that kill a process in the middle of a call, and
 * random sequences of calls beside a model. Each call that they make is made there by another test as well.
 */
const NOT_ON_15 = ['--exclude', '**/*kill.api.test.ts', '--exclude', '**/*-model.api.test.ts'];

/** Every check, in order. `run` answers what to count, or `leftOut` with the reason. */
export function testSteps(root, node, results = mkdtempSync(join(tmpdir(), 'coverdesk-test-'))) {
  // The product is started some twenty times, and compiling its files was a third of each start.
  const env = { ...withNode24First(root), NODE_COMPILE_CACHE: join(results, 'compiled') };
  const script = (path, args, more = {}) =>
    runStep(node, [join('node_modules', path), ...args], { cwd: root, env: { ...env, ...more } });

  const vitest = async (name, filters, more) => {
    const file = join(results, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return countVitest(file, await script('vitest/vitest.mjs', ['run', ...reporters, ...filters], more));
  };

  return {
    results,
    steps: [
      {
        name: 'format and lint',
        run: async () => countStep(await script('@biomejs/biome/bin/biome', ['ci', '.'])),
      },
      { name: 'types', run: async () => countStep(await script('typescript/bin/tsc', ['-b'])) },
      // Before the tests that start the product: a build beside others may outlast their patience.
      {
        name: 'web build',
        run: async () => {
          await ensureWebBuilt(root, node, env);
          return countStep(0);
        },
      },
      { name: 'unit and API tests', run: () => vitest('unit', []) },
      {
        name: 'API tests on PostgreSQL 15',
        run: async () => {
          const { binDir, missing } = await ensurePostgres15();
          return missing
            ? { leftOut: missing }
            : vitest('postgres15', ['.api.test.ts', ...NOT_ON_15], { TEST_PG_BIN: binDir });
        },
      },
      {
        name: 'browser tests',
        run: async () => {
          const browser = await ensureBrowser(root, node);
          await ensureWebBuilt(root, node, env);
          const file = join(results, 'browser.json');
          const more = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
          return countPlaywright(
            file,
            await script('@playwright/test/cli.js', ['test', '--reporter=list,json'], more),
          );
        },
      },
    ],
  };
}
