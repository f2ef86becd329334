import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** For a step that is one check as a whole. */
export function countStep(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Skipped and unfinished tests count as failed: the suite has none. */
export function countVitest(file, code) {
  return count(file, code, (result) => {
    const broken = result.testResults.filter(
      (suite) =>
        suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
    );
    const passed = result.numPassedTests;
    const names = [...broken.map(brokenFile), ...result.testResults.flatMap(failedTests)];
    return { passed, failed: result.numTotalTests - passed + broken.length, names };
  });
}

/** The first lines of a message say what was expected; the rest is where. */
const MESSAGE_LINES = 6;

function firstLines(message = '') {
  return message.split('\n', MESSAGE_LINES).map((line) => `      ${line}`);
}

function brokenFile({ name, message }) {
  return [`  ${relative(process.cwd(), name)}`, ...firstLines(message)].join('\n');
}

function failedTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ status, fullName, failureMessages }) =>
      [
        `  ${relative(process.cwd(), name)}: ${fullName} (${status})`,
        ...firstLines(failureMessages?.[0]),
      ].join('\n'),
    );
}

export function countPlaywright(file, code) {
  return count(file, code, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
}

/** A runner that fails without naming a test (a crash, a broken set-up, no results) still counts as one failure. */
function count(file, code, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const unnamed = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return unnamed ? { ...counts, failed: 1 } : counts;
}
