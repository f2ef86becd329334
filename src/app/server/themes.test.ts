import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THEMES, themeAddress } from '#platform/shared/themes.ts';

const PUBLIC = join(import.meta.dirname, '../web/public');
const variablesOf = (address: string) =>
  Object.fromEntries(
    [...readFileSync(join(PUBLIC, address), 'utf8').matchAll(/--cd-([\w-]+): (#[0-9a-f]{6});/g)].map(
      (match) => [match[1] as string, match[2] as string],
    ),
  );

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Which text color is used on which background. */
const TEXT_ON: [string, string[]][] = [
  ['text', ['page', 'surface', 'raised', 'hover', 'field']],
  ['dimmed', ['page', 'surface', 'raised', 'hover', 'disabled']],
  ['placeholder', ['field']],
  ['link', ['surface', 'page', 'accent-faint']],
  ['problem', ['surface', 'problem-faint']],
  ['header-text', ['header', 'header-hover']],
  ['header-dimmed', ['header']],
  ['on-accent', ['accent-7', 'accent-8']],
];

test('there are at least six themes, one dark and one of high contrast, each with its stylesheet', () => {
  expect(THEMES.length).toBeGreaterThanOrEqual(6);
  expect(THEMES.some(({ scheme }) => scheme === 'dark')).toBe(true);
  expect(readdirSync(join(PUBLIC, 'themes')).map((file) => `/themes/${file}`)).toEqual(
    THEMES.map(({ id }) => themeAddress(id)),
  );
});

describe.each(THEMES)('the theme $name', ({ id, name, colors: shown }) => {
  const colors = variablesOf(themeAddress(id));
  const least = name === 'High contrast' ? 7 : 4.5;

  test('sets every color that the first theme sets', () => {
    expect(Object.keys(colors).sort()).toEqual(Object.keys(variablesOf(themeAddress(1))).sort());
  });

  test('looks as its small picture shows', () => {
    expect(shown).toEqual({ header: colors.header, page: colors.page, accent: colors['accent-7'] });
  });

  test(`has text with a contrast of at least ${least}`, () => {
    const weak = TEXT_ON.flatMap(([letters, grounds]) =>
      grounds
        .map((ground) => ({ letters, ground, ratio: contrast(colors[letters] ?? '', colors[ground] ?? '') }))
        .filter(({ ratio }) => !(ratio >= least)),
    );
    expect(weak).toEqual([]);
  });

  test('shows where a field is', () => {
    expect(contrast(colors.control ?? '', colors.field ?? '')).toBeGreaterThanOrEqual(3);
  });
});
