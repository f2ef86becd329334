import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run(within: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Without the rest, axe doesn't describe every element that passes, which takes most of its time.
const VIOLATIONS_ONLY: RunOptions = { resultTypes: ['violations'], selectors: false };

const CONTRAST = 'color-contrast';
/** Colors come from the theme and not from the width, and their contrast takes as long as all other rules. */
const RULES = {
  all: {},
  contrast: { runOnly: [CONTRAST] },
  'all but contrast': { rules: { [CONTRAST]: { enabled: false } } },
} satisfies Record<string, RunOptions>;

/** What axe finds wrong with the page or a part of it, by all of its rules or by some. */
export async function problemsOn(
  page: Page,
  rules: keyof typeof RULES = 'all',
  within = 'html',
): Promise<object[]> {
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(
    async ([part, options]) => {
      const { violations } = await window.axe.run({ include: part }, options);
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    },
    [within, { ...VIOLATIONS_ONLY, ...RULES[rules] }] as const,
  );
}

/** Once for each document: it is more than half a megabyte of script. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}
