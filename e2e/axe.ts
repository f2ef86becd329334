import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Without the rest, axe doesn't describe every element that passes, which takes most of its time.
const VIOLATIONS_ONLY: RunOptions = { resultTypes: ['violations'], selectors: false };

/** What axe finds wrong with the page, by all of its rules or by some. */
export async function problemsOn(page: Page, rules?: string[]): Promise<object[]> {
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(options);
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    },
    rules ? { ...VIOLATIONS_ONLY, runOnly: rules } : VIOLATIONS_ONLY,
  );
}

/** Once for each document: it is more than half a megabyte of script. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}
