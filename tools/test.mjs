import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { findNode24 } from './lib/node24.mjs';
import { Failure, main } from './lib/progress.mjs';
import { testSteps } from './lib/test-steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const total = { passed: 0, failed: 0 };

/** A step that cannot run at all is one failure; the steps after it run all the same. */
async function runAndCount(step) {
  console.log(`\n— ${step.name}`);
  try {
    return await step.run();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function runSteps(words) {
  await ensureInstalled(root);
  const { steps, results } = testSteps(root, findNode24(root));
  process.once('exit', () => rmSync(results, { recursive: true, force: true }));
  const isChosen = ({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const chosen = words.length > 0 ? steps.filter(isChosen) : steps;
  if (chosen.length === 0) {
    throw new Failure(
      `No step is called "${words.join(' ')}". There are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  const summary = [];
  for (const step of chosen) {
    const begun = performance.now();
    const { passed = 0, failed = 0, names = [], leftOut } = await runAndCount(step);
    total.passed += passed;
    total.failed += failed;
    if (leftOut) summary.push(`Left out: ${step.name} (${leftOut})`);
    if (failed > 0) summary.push(`Failed: ${step.name} (${failed})`, ...names);
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    console.log(`${step.name}: ${passed} passed, ${failed} failed, ${minutes} minutes`);
  }
  console.log(['', ...summary].join('\n'));
}

await main(async () => {
  try {
    await runSteps(process.argv.slice(2));
  } catch (error) {
    total.failed += 1;
    console.error(error instanceof Failure ? error.message : error);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});
